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
  const probes = probe.mock.calls.length;
  expect(probes).toBeGreaterThanOrEqual(5);
  expect(probes).toBeLessThanOrEqual(12);
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

it("is offline from the start where the browser is", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  const store = new ConnectionStore();
  stop = store.start(() => Promise.resolve(), vi.fn());
  expect(store.status()).toBe("offline");
});

it("retries each failure in sight, and says that all is well only once none is left", async () => {
  const store = new ConnectionStore();
  stop = store.start(() => Promise.resolve(), vi.fn());
  let load: () => void = () => {};
  const retry = vi.fn(() => new Promise<void>((resolve) => (load = resolve)));
  const end = store.noteFailure(retry);
  const endOther = store.noteFailure(() => Promise.reject(new Error("still away")));
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(store.status()).toBe("recovering");
  load();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.status()).toBe("recovering");
  endOther();
  expect(store.status()).toBe("recovered");
});

it("praises nothing while a failure stays in sight, and ends its praise when another comes", async () => {
  const store = new ConnectionStore();
  stop = store.start(() => Promise.resolve(), vi.fn());
  const end = store.noteFailure(() => undefined);
  store.failed();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.status()).toBe("recovering");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(store.status()).toBe("online");
  end();
  store.failed();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.status()).toBe("recovered");
  store.noteFailure(() => undefined);
  expect(store.status()).toBe("online");
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
