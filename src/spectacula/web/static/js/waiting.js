// How many tables wait: in the title of the lobby, and on the icon of an installed house where there is one.
export function wait(name) {
  const waiting = Number.parseInt(name, 10);
  if (waiting) navigator.setAppBadge?.(waiting).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  return waiting;
}

/** Streams of a page that tell of more than their own: the list of one's tables, and the search for one. */
export const beside = {
  mine: (data) => {
    wait(data);
    document.dispatchEvent(new CustomEvent("house:mine", { detail: data }));
  },
  search: (data) => document.dispatchEvent(new CustomEvent("house:search", { detail: data })),
};
