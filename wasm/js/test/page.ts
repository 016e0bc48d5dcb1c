/** Makes Node resemble a page, for tests of hooks. Import before React. Node's tests of the built package import it, too. */

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><title>Test</title>", { url: "http://localhost:5173/" });
const { document, navigator, HTMLElement, Node, MutationObserver } = window;
for (const [name, value] of Object.entries({ window, document, navigator, HTMLElement, Node, MutationObserver })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

// The window uses the test's `fetch`, which tests replace.
window.fetch = (...call) => globalThis.fetch(...call);

// An open channel would keep the process alive.
Reflect.deleteProperty(globalThis, "BroadcastChannel");
