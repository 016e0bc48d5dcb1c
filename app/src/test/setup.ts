import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { i18n } from "@lingui/core";
import { afterEach } from "vitest";
import { connection } from "../lib/connection";

// A busy machine is slow; a longer timeout costs nothing when the awaited element appears.
configure({ asyncUtilTimeout: 10_000 });

// The texts in the code are the English ones.
i18n.activate("en");

// Tests share their page: an outage, drafts, lists and cookies would leak into the next test.
afterEach(async () => {
  cleanup();
  await endOutage();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0] ?? ""}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, "", "/");
});

/** Ends an outage that a test has caused: its end would retry the failures that the next test shows. */
async function endOutage(): Promise<void> {
  if (!["offline", "unreachable"].includes(connection.status())) return;
  const stop = connection.start(
    () => Promise.resolve(),
    () => undefined,
  );
  await connection.askNow();
  stop();
}

// jsdom has no layout: the editor of formatted texts asks where a selection stands.
document.elementFromPoint = () => null;
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

// jsdom has the element but not its modal state, which focuses the first focusable element.
if (!("showModal" in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>("a[href], button, input, select, textarea")?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
}

// jsdom hides popovers, and has no button that shows them.
if (!("hidePopover" in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      this.style.display = "";
    },
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[popovertarget]") : null;
    const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (popover) popover.style.display = popover.style.display === "" ? "block" : "";
  });
}

// Frame callbacks run at once: the focus of a new page would otherwise interrupt a test's typing.
window.requestAnimationFrame = (draw) => {
  draw(performance.now());
  return 0;
};
