// Times in the reader's own zone: the server tells those of Greenwich, forms are told how far away that is.
const language = document.documentElement.lang;
const written = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const MINUTE = 60000;

export function localise(within = document) {
  for (const time of within.querySelectorAll("time[data-local]")) {
    if (time.dateTime) time.textContent = written.format(new Date(time.dateTime));
  }
}

localise();
document.body.addEventListener("htmx:afterSwap", () => localise());
for (const field of document.querySelectorAll("[data-zone]")) field.value = new Date().getTimezoneOffset();
for (const field of document.querySelectorAll("[data-clock]")) {
  const at = new Date(`${field.value}Z`);
  field.value = new Date(at.getTime() - MINUTE * at.getTimezoneOffset()).toISOString().slice(0, 16);
}
