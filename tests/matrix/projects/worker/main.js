/** The page sends messages; the worker has the client. */
import { openShop } from "./shop.js";

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

let last = 0;
const ask = (name, argument) =>
  new Promise((resolve, reject) => {
    const id = ++last;
    worker.addEventListener("message", function answered({ data }) {
      if (data.id !== id) return;
      worker.removeEventListener("message", answered);
      if (data.error) reject(new Error(data.error));
      else resolve(data.value);
    });
    worker.postMessage({ id, name, argument });
  });

await openShop({ list: () => ask("list"), add: (id) => ask("add", id), cart: () => ask("cart") });
