import { vi } from "vitest";

/** Runs a part of a test whose clock stands still until `pass` moves it; promises go on as ever. */
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
