import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConnectionStore } from "./connection";

let stop: (() => void) | undefined;

beforeEach(() => vi.useFakeTimers());
// Test files share the page: a started connection would receive their events.
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

it("the connection probes with backoff until the platform is back and reports recovery once", async () => {
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

it("an online event probes at once", async () => {
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

it("the connection starts offline if the browser is offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  const store = new ConnectionStore();
  stop = store.start(() => Promise.resolve(), vi.fn());
  expect(store.status()).toBe("offline");
});

it("recovery retries each visible failure and is reported once none is left", async () => {
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

it("recovery is not reported while a failure is visible, and ends with the next failure", async () => {
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

it("no probe is sent while the connection is fine", async () => {
  const store = new ConnectionStore();
  const probe = vi.fn(() => Promise.resolve());
  stop = store.start(probe, vi.fn());
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).not.toHaveBeenCalled();
});

it("probes back off while calls keep failing, even if the probe succeeds", async () => {
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
