// What a beat can do. An act reads the layout and returns a function that writes; games bring acts of their own.
export const acts = {};

/** Name an act; `ms` is its time at the calm pace. */
export function act(name, ms, play) {
  acts[name] = Object.assign(play, { ms });
}

act("say", 300, () => null);

// From here on the show goes on upon the new table, unless more has happened since.
act("table", 0, (beat, show) => async () => {
  if (show.queue.length) show.instant = true;
  else if (show.curtain) {
    if (beat.awaited) document.body.dataset.awaited = beat.awaited; // what is told next must not be read before
    await show.handOver();
  }
});

// The game is over: the places are taken one by one, on the new table and once only.
act("podium", 4400, (beat, show) => async () => {
  const { classList, dataset } = document.body;
  classList.add("celebrating");
  delete dataset.awaited;
  show.hear(beat.sound);
  await show.wait(1500);
  show.hear("fanfare");
  await show.wait(2900);
  if (show.instant) classList.remove("celebrating");
});

// A count of the table has been seen here: it need not be shown again.
act("seen", 0, (beat) => () => sessionStorage.setItem(`${location.pathname} ${beat.what}`, "seen"));
