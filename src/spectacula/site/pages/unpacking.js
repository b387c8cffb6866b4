// A worker for a moment: fetches packs and unpacks them, and what that took goes with it.
import { unlzma } from "./lzma.js";

addEventListener("message", async ({ data }) => {
  const sent = await Promise.all(data.map(async ({ address }) => (await fetch(address)).arrayBuffer()));
  const packs = sent.map((each, i) => unlzma(new Uint8Array(each), data[i].length));
  postMessage(
    packs,
    packs.map(({ buffer }) => buffer),
  );
});
