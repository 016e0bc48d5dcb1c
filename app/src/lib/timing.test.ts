import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstInteraction } from "./timing";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each(["pointerdown", "pointermove", "keydown", "scroll", "focusin"])(
  "afterFirstInteraction runs once after %s",
  (sign) => {
    const run = vi.fn();
    afterFirstInteraction(run);
    expect(run).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it("afterFirstInteraction can be cancelled before and after the event", () => {
  const [early, late, kept] = [vi.fn(), vi.fn(), vi.fn()];
  afterFirstInteraction(early)();
  const stop = afterFirstInteraction(late);
  afterFirstInteraction(kept);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  stop();
  vi.runAllTimers();
  expect(kept).toHaveBeenCalled();
  expect(early).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});
