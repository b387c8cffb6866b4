// Since your last turn: the notice stays until it is closed or the next move is made; what is new in the log is marked.
const notice = document.getElementById("meanwhile");
const since = Number(notice?.dataset.since ?? Infinity);

function mark() {
  if (!notice?.isConnected) return;
  for (const line of document.querySelectorAll("#log-lines > li")) line.classList.toggle("fresh", Number(line.id.split("-")[1]) > since);
}

if (notice) {
  mark();
  document.addEventListener("table:shown", mark);
  document.getElementById("meanwhile-close").addEventListener("click", () => { notice.hidden = true; });
  document.body.addEventListener("htmx:afterRequest", (event) => {
    if (!event.detail.successful || !event.detail.requestConfig.path.endsWith("/moves")) return;
    notice.remove();
    for (const line of document.querySelectorAll("#log-lines .fresh")) line.classList.remove("fresh");
  });
}
