// The coach at a review: whoever has asked once is told of every position they come to rest at.

let waiting = null;

export const moveOn = () => clearTimeout(waiting);

/** Not by a click, which would say that somebody has seen enough of the captions. */
function ask() {
  const link = document.getElementById("coach-ask");
  if (link) window.htmx.trigger(link, "ask");
}

export function comeToRest() {
  moveOn();
  if (!sessionStorage.getItem("coach")) return;
  waiting = setTimeout(ask, 350);
}

// What the coach says of a position that one has left is not shown.
document.body.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id === "coach-body" || event.detail.requestConfig.path.includes("/lookback?"))
    event.detail.shouldSwap &&= event.detail.requestConfig.path.includes(
      `ply=${document.getElementById("review").dataset.ply}&`,
    );
});

document.addEventListener("click", (event) => {
  if (event.isTrusted && event.target.closest("#coach-ask")) sessionStorage.setItem("coach", "on");
});
