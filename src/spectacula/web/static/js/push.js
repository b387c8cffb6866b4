// This browser as a way to be alerted: it asks for permission when somebody clicks, and not before.
const button = document.getElementById("push");
const say = (what) => {
  for (const line of ["cannot", "denied", "failed"]) document.getElementById(`push-${line}`).hidden = line !== what;
};
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Where messages to this browser go. One that was made for another key of the house is of no use. */
async function subscription(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = error.name === "InvalidStateError" && (await pushManager.getSubscription());
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function begin() {
  if ((await Notification.requestPermission()) !== "granted") {
    say("denied");
    return;
  }
  try {
    const { endpoint, keys } = (await subscription(button.dataset.key)).toJSON();
    const headers = { "Content-Type": "application/json", ...JSON.parse(document.body.getAttribute("hx-headers")) };
    const body = JSON.stringify({ endpoint, keys, zone });
    const answer = await fetch("/alerts/push", { method: "POST", headers, body });
    location.assign((await answer.json()).to);
  } catch {
    say("failed");
  }
}

for (const field of document.querySelectorAll("#alerts [name=zone]")) field.value ||= zone;
if (button) {
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  button.hidden = !can;
  if (!can) say("cannot");
  button.addEventListener("click", begin);
}
