// The theatre opens with the first gesture or the first news: until then nobody has to fetch what plays a show.
const { acts } = document.getElementById("air").dataset;
let company = null;

async function gathered() {
  document.fonts.load("italic 600 1rem Fraunces"); // of the titles: whoever fetches it later has the page set anew
  const { director } = await import("./company.js");
  if (acts) await import(acts); // after all others: a game may have its own way to do what another does
  return director;
}

/** The director, once everything a scene needs is there; what could not be fetched is fetched again the next time. */
export function theatre() {
  company ??= gathered().catch((error) => {
    company = null;
    throw error;
  });
  return company;
}

/** The scenes that come with a page, or with a part of one. */
export const scenesOf = (page) => JSON.parse(page.getElementById("beats")?.textContent ?? "[]");

/** Whether something is shown now. */
export const showing = () => document.body.classList.contains("showing");

for (const gesture of ["pointerdown", "keydown", "table:version"])
  document.addEventListener(gesture, theatre, { once: true, capture: true });
