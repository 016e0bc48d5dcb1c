import { expect, it, vi } from "vitest";
import { atFirstSign } from "./firstSign";

it.each(["pointerdown", "pointermove", "keydown", "scroll", "focusin"])("hears of %s, once", (sign) => {
  const run = vi.fn();
  atFirstSign(run);
  expect(run).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(1);
});

it("can be taken back", () => {
  const run = vi.fn();
  atFirstSign(run)();
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(run).not.toHaveBeenCalled();
});
