/** Moves the focus to the new page after a navigation, unless the person has moved it meanwhile. */

const CONTROLS = "a,button,summary,[role=option]";

/** The element that started the last navigation, and the one focused after it. */
let begun: Element | null = null;
let given: Element | null = null;
/** The dialog in which the navigation started. */
let dialog: HTMLDialogElement | null = null;

if (typeof document !== "undefined") {
  const remember = () => {
    begun = document.activeElement;
    dialog = begun?.closest("dialog") ?? null;
  };
  const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(CONTROLS) !== null;
  const options = { capture: true, passive: true };
  document.addEventListener("click", ({ target }) => isControl(target) && remember(), options);
  document.addEventListener("keydown", ({ key }) => key === "Enter" && remember(), options);
  window.addEventListener("popstate", remember, options);
  // Typing keeps the focus in its field.
  document.addEventListener("input", () => (begun = null), options);
}

/** Whether the focus is still where the navigation started, or nowhere. */
function isFree(): boolean {
  const active = document.activeElement;
  // A dialog closed meanwhile returned the focus to its opener.
  if (begun && dialog && !(dialog.isConnected && dialog.open)) return true;
  return !active || active === document.body || active === begun || active === given;
}

/** Whether the focus is still where the last navigation put it. */
export function isFocusGiven(): boolean {
  return given !== null && document.activeElement === given;
}

/** Focuses the heading of a page or of a step. */
export function moveFocus(target: HTMLElement | null): void {
  if (!target || !isFree()) return;
  // A closing dialog returns the focus first; the page takes it after that.
  const opener = begun;
  requestAnimationFrame(() => {
    if (begun !== opener || !target.isConnected) return;
    given = target;
    target.focus({ preventScroll: true });
  });
}
