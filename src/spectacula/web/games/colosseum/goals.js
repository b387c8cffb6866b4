// Programs starred as goals stay starred: while the table is redrawn, and when its page is opened again.
const KEY = `goals ${location.pathname}`;
const stars = () => document.querySelectorAll("input[data-goal]");
const kept = () => new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));

function put() {
  const goals = kept();
  for (const star of stars()) star.checked = goals.has(star.id);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("input[data-goal]")) return;
  const goals = kept();
  if (event.target.checked) goals.add(event.target.id);
  else goals.delete(event.target.id);
  localStorage.setItem(KEY, JSON.stringify([...goals]));
});
document.addEventListener("table:shown", put);
put();
