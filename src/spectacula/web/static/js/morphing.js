// How an old table becomes a new one: what is the same stays, and so does what somebody is typing, has opened, or has set.

// What markup does not tell: what has been entered, and what a template holds.
const INNER = "input, textarea, option, template";

/** Whether a part is on the new table as it is on the old one: to look into it would only take time. */
export function same(node, fresh) {
  if (!node.isEqualNode(fresh)) return false;
  return node.nodeType !== Node.ELEMENT_NODE || !(node.matches(INNER) || node.querySelector(INNER));
}

if (window.Idiomorph) {
  window.Idiomorph.defaults.callbacks.beforeNodeRemoved = (node) => node.id !== "surtitle";
  window.Idiomorph.defaults.callbacks.beforeNodeMorphed = (node, fresh) =>
    !(node.id === "say" && node === document.activeElement) && !same(node, fresh);
  window.Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS") && !(name === "checked" && node.dataset.keeps);
}
