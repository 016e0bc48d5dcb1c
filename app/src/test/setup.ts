import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { i18n } from "@lingui/core";
import { afterEach } from "vitest";

// A machine that does much else takes its time: waiting longer costs nothing where what is waited for comes.
configure({ asyncUtilTimeout: 5_000 });

// The texts are English in the code itself.
i18n.activate("en");

// Files share their page: drafts, lists and cookies of a test would change the next test.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0] ?? ""}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, "", "/");
});

// jsdom has the element but not its modal state, which focuses the first element that can have the focus.
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

// Frame callbacks run at once: the focus of a new page would come in the middle of a test's typing.
window.requestAnimationFrame = (draw) => {
  draw(performance.now());
  return 0;
};
