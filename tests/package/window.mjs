/** Makes Node itself a page, for code that reads a window's parts from the global object. Import before the package. */

import "../../wasm/js/test/page.ts";

export const { window, document } = globalThis;

/** The properties by which code recognises a window. */
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

/** The open hidden frame, if any. */
export const frame = () => document.querySelector("iframe");

/** Posts a message to the page. */
export const post = (message) => window.dispatchEvent(new window.MessageEvent("message", message));
