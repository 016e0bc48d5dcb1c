/** Makes Node itself a page, for what asks the global object for a window's parts: to be imported before a package is. */

import "./page.mjs";

export const { window, document } = globalThis;

/** What is asked of the global object before it is taken for a window. */
class Window {
  static [Symbol.hasInstance] = (value) => value === globalThis || value === window;
}

const PARTS = {
  Window,
  HTMLDocument: window.HTMLDocument,
  HTMLIFrameElement: window.HTMLIFrameElement,
  sessionStorage: window.sessionStorage,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
};
for (const [name, value] of Object.entries(PARTS)) Object.defineProperty(globalThis, name, { value });

/** The hidden frame that is open, if there is one. */
export const frame = () => document.querySelector("iframe");

/** Posts a message to the page. */
export const post = (message) => window.dispatchEvent(new window.MessageEvent("message", message));
