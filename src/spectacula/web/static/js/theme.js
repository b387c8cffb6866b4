// Before anything is drawn: the theme the visitor chose, else the one of the device.
const device = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;
const chosen = root.dataset.theme;
const follow = () => {
  if (!chosen) root.dataset.theme = device.matches ? "dark" : "light";
};
follow();
device.addEventListener("change", follow);
