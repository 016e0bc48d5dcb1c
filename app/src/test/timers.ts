import { vi } from "vitest";

/** Runs a part of a test with fake timers, which `pass` advances; promises are unaffected. */
export async function withClock(work: (pass: (milliseconds: number) => Promise<void>) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  try {
    await work(async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  } finally {
    vi.useRealTimers();
  }
}
