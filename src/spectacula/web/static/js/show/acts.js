// What a beat can do. An act reads the layout and returns a function that writes; games bring acts of their own.
export const acts = {};

/** Name an act; `ms` is its time at the calm pace. */
export function act(name, ms, play) {
  acts[name] = Object.assign(play, { ms });
}

act("say", 300, () => null);

// From here on the show goes on upon the new table, unless more has happened since.
act("table", 0, (_, show) => async () => {
  if (show.queue.length) show.instant = true;
  else if (show.curtain) await show.handOver();
});

// A count of the table has been seen here: it need not be shown again.
act("seen", 0, (beat) => () => sessionStorage.setItem(`${location.pathname} ${beat.what}`, "seen"));
