// The news of a page: a stream that is opened again when it was closed, and when it has been silent for too long.
const AGAIN = 1000; // ms until a stream that was closed is asked for again, and up to as much more: not all come at once
const SILENCE = 1000 * Number(document.documentElement.dataset.silence); // ms; a stream that lives says something sooner
const LOOKS = 4; // how often it is looked after meanwhile

/**
 * Hear an address, asked for at every opening, by kind of news. `lost` is told that the way is broken, `found` that it
 * is there, `anew` that a stream has taken the place of another and something may have been missed.
 */
export function listen(address, hears, { found, lost, anew } = {}) {
  let source = null;
  let heard = 0;
  let again = null;

  function open() {
    close();
    heard = Date.now();
    source = new EventSource(address());
    for (const [kind, hear] of Object.entries(hears))
      source.addEventListener(kind, ({ data }) => {
        heard = Date.now();
        hear(data);
      });
    source.addEventListener("open", () => found?.());
    source.addEventListener("error", broken);
  }

  function broken() {
    lost?.();
    if (source?.readyState === EventSource.CLOSED) again = setTimeout(renew, AGAIN * (1 + Math.random()));
  }

  function renew() {
    open();
    anew?.();
  }

  function close() {
    clearTimeout(again);
    source?.close();
    source = null;
  }

  /** A network that has changed and a device that has slept leave a stream open through which nothing comes. */
  function look() {
    if (source && Date.now() - heard > SILENCE) renew();
  }

  setInterval(look, SILENCE / LOOKS);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", () => source && renew());
  open();
  return { close, resume: () => source ?? renew() };
}
