/** What axe finds on a page, in a form that says where. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`));
}

/** How wide a screen is, and by day or by night. */
export interface Form {
  width: number;
  colorScheme: "light" | "dark";
}

/** Layouts depend on the width and colours on the scheme: two forms show both of each. */
export const NARROW: Form = { width: 390, colorScheme: "light" };
export const WIDE: Form = { width: 1440, colorScheme: "dark" };

/** Whether colours have changed, which takes a frame for each of those that inherit from one another. */
const isSettled = (): boolean =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== "running");

/** Lets axe look at a screen as it stands, in several forms; nothing may stick out sideways. */
export async function expectAccessible(page: Page, forms: readonly Form[] = [NARROW, WIDE]): Promise<void> {
  // What is out of sight keeps the colours that it was last painted in: all of it is to be looked at.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  for (const { width, colorScheme } of forms) {
    await test.step(`at ${width} in the ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(isSettled);
      expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
