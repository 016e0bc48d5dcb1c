/** Reports axe's findings on a page, with their locations. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`));
}

/** A screen's width and colour scheme. */
export interface Form {
  width: number;
  colorScheme: "light" | "dark";
}

/** Layouts depend on the width, colours on the scheme: two forms cover both of each. */
export const NARROW: Form = { width: 390, colorScheme: "light" };
export const WIDE: Form = { width: 1440, colorScheme: "dark" };

/** Whether colour transitions have ended; each inheriting element takes a further frame. */
const isSettled = (): boolean =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition) || each.playState !== "running");

/** Checks a screen with axe in several forms, and asserts that nothing overflows sideways. */
export async function expectAccessible(page: Page, forms: readonly Form[] = [NARROW, WIDE]): Promise<void> {
  // Content out of view keeps the colours of its last paint: render all of it.
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
