// Clocks count on from the moments the house has sent; only one's own last part is said aloud, once for a decision.
const TICK = 1000;
let behind = Infinity; // by how much this machine's clock is ahead of the house's, as far as the network lets us know
let told = "";

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

function inDays(seconds, [day, hour, minute]) {
  const [d, h, m] = [seconds / 86400, (seconds % 86400) / 3600, (seconds % 3600) / 60].map(Math.floor);
  const parts = d
    ? [d && `${d}\u00a0${day}`, h && `${h}\u00a0${hour}`]
    : [h && `${h}\u00a0${hour}`, m && `${m}\u00a0${minute}`];
  return parts.filter(Boolean).join(" ") || `0 ${minute}`;
}

function shown(left, { reserve, units }) {
  if (units) return inDays(left, units.split(" "));
  return left > reserve ? `${minutes(left - reserve)} + ${minutes(reserve)}` : minutes(left);
}

function count(clock) {
  const { ends, little, told: text } = clock.dataset;
  const left = Math.max(0, ends - (Date.now() / 1000 - behind));
  const face = clock.lastElementChild;
  const now = shown(left, clock.dataset);
  if (face.textContent !== now) face.textContent = now;
  clock.classList.toggle("little", left <= little);
  if (text && left <= little && told !== ends) {
    told = ends;
    document.getElementById("clock-told").textContent = text;
  }
}

function tick() {
  const clocks = document.querySelectorAll(".seat-clock[data-ends]");
  for (const clock of clocks) behind = Math.min(behind, Date.now() / 1000 - clock.dataset.now);
  for (const clock of clocks) count(clock);
}

document.addEventListener("table:shown", tick);
setInterval(tick, TICK);
tick();
