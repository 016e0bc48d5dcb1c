/** Using a page by hand. */

/** Settles in the page once every event so far has been painted and told of. */
export const painted = () => new Promise((resolve) => globalThis.requestAnimationFrame(() => setTimeout(resolve, 100)));

/**
 * Taps as people do: on what they have brought onto the screen, and see.
 * @param {import("@playwright/test").Locator} control
 */
export async function tap(control) {
  await control.scrollIntoViewIfNeeded();
  await control.page().evaluate(painted);
  await control.tap();
}
