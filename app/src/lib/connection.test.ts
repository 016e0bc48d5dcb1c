import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConnectionStore } from "./connection";

let stop: (() => void) | undefined;

beforeEach(() => vi.useFakeTimers());
// Other files share the page: a store that goes on would hear their events.
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

it("asks with growing pauses until the platform is back, then says so once", async () => {
  const store = new ConnectionStore();
  const probe = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error("down"));
  const recovered = vi.fn();
  stop = store.start(probe, recovered);
  store.failed();
  expect(store.status()).toBe("unreachable");
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = probe.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(5);
  expect(asked).toBeLessThanOrEqual(12);
  probe.mockResolvedValue("up");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(recovered).toHaveBeenCalledTimes(1);
  expect(store.status()).toBe("online");
});

it("asks at once when the browser is online again", async () => {
  const store = new ConnectionStore();
  const probe = vi.fn(() => Promise.resolve());
  const recovered = vi.fn();
  stop = store.start(probe, recovered);
  window.dispatchEvent(new Event("offline"));
  expect(store.status()).toBe("offline");
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.status()).toBe("recovered");
  expect(recovered).toHaveBeenCalledTimes(1);
});

it("asks nothing while all is well", async () => {
  const store = new ConnectionStore();
  const probe = vi.fn(() => Promise.resolve());
  stop = store.start(probe, vi.fn());
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).not.toHaveBeenCalled();
});

it("asks less and less often while what failed goes on failing, though the probe does not", async () => {
  const store = new ConnectionStore();
  const probe = vi.fn(() => Promise.resolve());
  stop = store.start(probe, () => {
    store.failed();
  });
  store.failed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(probe.mock.calls.length).toBeLessThanOrEqual(12);
});
