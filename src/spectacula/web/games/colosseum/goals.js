// Programs starred as goals stay starred: while the table is redrawn, and when its page is opened again. The page knows
// them by an attribute: a rule that looked for ticked stars would be asked again with every piece that moves.
const KEY = `goals ${location.pathname}`;
const stars = () => document.querySelectorAll("input[data-goal]");
const kept = () => new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));

function put() {
  const goals = kept();
  document.documentElement.dataset.goals = [...goals].join(" ");
  for (const star of stars()) star.checked = goals.has(star.id);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("input[data-goal]")) return;
  const goals = kept();
  if (event.target.checked) goals.add(event.target.id);
  else goals.delete(event.target.id);
  localStorage.setItem(KEY, JSON.stringify([...goals]));
  put();
});
document.addEventListener("table:shown", put);
put();
