/** Makes Node look like a page, for tests of hooks: to be imported before React is. */

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><title>Test</title>", { url: "http://localhost:5173/" });
const { document, navigator, HTMLElement, Node, MutationObserver } = window;
for (const [name, value] of Object.entries({ window, document, navigator, HTMLElement, Node, MutationObserver })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

// The window has no network of its own: it is the test's, which replaces it.
window.fetch = (...call) => globalThis.fetch(...call);

// An open channel would keep the test from ending.
delete globalThis.BroadcastChannel;
