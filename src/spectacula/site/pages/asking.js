// What the house asks of somebody who answers later.

/** Questions put to somebody else, by number, until they are answered. */
export class Questions {
  #number = 0;
  #asked = new Map();

  constructor(post) {
    this.post = post;
  }

  ask(question) {
    const id = ++this.#number;
    return new Promise((fulfil, fail) => {
      this.#asked.set(id, { fulfil, fail });
      this.post({ id, ...question });
    });
  }

  answer({ id, error, ...answer }) {
    const { fulfil, fail } = this.#asked.get(id);
    this.#asked.delete(id);
    error ? fail(new Error(error)) : fulfil(answer);
  }

  /** Nobody will answer any more. */
  giveUp(reason) {
    for (const { fail } of this.#asked.values()) fail(new Error(reason));
    this.#asked.clear();
  }
}

/** Another worker, which nobody needs before a bot searches for the first time; one that breaks down is replaced. */
export function thinkerOf({ gears, nets }) {
  let worker = null;
  const thoughts = new Questions((question) => {
    worker ??= hired();
    worker.postMessage(question);
  });

  function hired() {
    const fresh = new Worker(new URL("./thinking.js", import.meta.url), { type: "module" });
    fresh.onmessage = ({ data }) => thoughts.answer(data);
    fresh.onerror = ({ message }) => {
      fresh.terminate();
      worker = null;
      thoughts.giveUp(message || "the worker in which bots think has broken down");
    };
    return fresh;
  }

  return {
    async think(asked) {
      const task = asked.toJs();
      return (await thoughts.ask({ gear: gears[task.game], net: nets[task.game], task })).move;
    },
  };
}
