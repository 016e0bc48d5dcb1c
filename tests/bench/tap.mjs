/** Touch interactions. */

/** Resolves once all events so far have been painted and reported. */
export const painted = () => new Promise((resolve) => globalThis.requestAnimationFrame(() => setTimeout(resolve, 100)));

/**
 * Taps like a person: scrolls the control into view first.
 * @param {import("@playwright/test").Locator} control
 */
export async function tap(control) {
  await control.scrollIntoViewIfNeeded();
  await control.page().evaluate(painted);
  await control.tap();
}
