/**
 * Restores the focus when the focused element leaves the page (WCAG 2.4.3): browsers would move it to the body, and
 * the next Tab would start at the top of the page.
 */

const FOCUSABLE = "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]";

interface FocusPosition {
  element: Element;
  path: string;
  /** The ancestors, the nearest first, each with the index of its child towards the element. */
  ancestors: { parent: Element; index: number }[];
}

function positionOf(element: Element): FocusPosition {
  const ancestors: FocusPosition["ancestors"] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    ancestors.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return { element, path: window.location.pathname, ancestors };
}

/** Watches the focus of a page. Returns the function that stops it. */
export function keepFocus(page: Document): () => void {
  let position: FocusPosition | undefined;
  let frame = 0;
  const isLost = () => position?.element.isConnected === false && page.activeElement === page.body;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) position = positionOf(target);
  };
  const restore = () => {
    // After a navigation, the new page's heading takes the focus.
    if (!position || !isLost() || position.path !== window.location.pathname) return;
    const near = position.ancestors.find(({ parent }) => parent.isConnected);
    if (!near?.parent.closest("main,dialog")) return;
    const { children } = near.parent;
    const rows = [children[near.index], children[near.index - 1], near.parent].filter((row) => row !== undefined);
    const next = rows.map(firstFocusable).find((control) => control !== undefined);
    if (next) {
      next.focus({ preventScroll: true });
    } else if (near.parent instanceof HTMLElement) {
      near.parent.tabIndex = -1;
      near.parent.focus({ preventScroll: true });
    }
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // An element that takes the focus on purpose, in the same rendering or the next, has priority.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
  });
  page.addEventListener("focusin", remember);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    page.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

function firstFocusable(row: Element): HTMLElement | undefined {
  const controls = [row, ...row.querySelectorAll(FOCUSABLE)].filter((each) => each.matches(FOCUSABLE));
  return controls.find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && !control.matches(":disabled,[aria-hidden=true] *") && isVisible(control),
  );
}

/** Whether an element is visible; true where the browser has no `checkVisibility`. */
function isVisible(element: HTMLElement): boolean {
  return !("checkVisibility" in element) || element.checkVisibility();
}
