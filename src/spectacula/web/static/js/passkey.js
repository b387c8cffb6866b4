// Passkeys: the house asks, the device answers, the house is told. What went wrong stands on the page, hidden until it does.
const why = !window.isSecureContext ? "insecure" : !window.PublicKeyCredential ? "old" : null;
const problems = document.getElementById("passkey-problem");

const bytes = (text) => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};
const letters = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function tell(problem) {
  const known = [...problems.children].map((line) => line.dataset.problem);
  const shown = known.includes(problem) ? problem : "other";
  for (const line of problems.children) line.hidden = line.dataset.problem !== shown;
}

async function post(address, body) {
  const headers = { "Content-Type": "application/json", ...JSON.parse(document.body.getAttribute("hx-headers")) };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(), { problem: String(answer.status) });
  return answer.json();
}

// What the device takes as bytes travels in letters, and so does what it gives back.
function question(asked) {
  asked.challenge = bytes(asked.challenge);
  if (asked.user) asked.user.id = bytes(asked.user.id);
  for (const key of [...(asked.excludeCredentials ?? []), ...(asked.allowCredentials ?? [])]) key.id = bytes(key.id);
  return { publicKey: asked };
}

function answer({ id, rawId, type, response }) {
  const told = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[part]) told[part] = letters(response[part]);
  }
  return { id, rawId: letters(rawId), type, response: told };
}

const asks = {
  keep: (options) => navigator.credentials.create(options),
  who: (options) => navigator.credentials.get(options),
};
const stops = { NotAllowedError: "stopped", AbortError: "stopped", InvalidStateError: "known" };

async function begin(form) {
  const { passkey, question: asking, answer: telling } = form.dataset;
  const button = form.querySelector("button");
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  for (const line of problems.children) line.hidden = true;
  try {
    const asked = await post(asking, Object.fromEntries(new FormData(form)));
    const { to } = await post(telling, answer(await asks[passkey](question(asked))));
    location.assign(to);
  } catch (error) {
    tell(error.problem ?? stops[error.name] ?? "other");
    button.removeAttribute("aria-disabled");
  }
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin(form);
  });
  if (why) form.querySelector("button").setAttribute("aria-disabled", "true");
}
for (const line of document.querySelectorAll("[data-why]")) line.hidden = line.dataset.why !== why;
