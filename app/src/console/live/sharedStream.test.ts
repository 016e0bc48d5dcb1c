import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followStream } from "./sharedStream";

class FakeSource {
  static readonly CLOSED = 2;
  static open: FakeSource[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor() {
    FakeSource.open.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
    FakeSource.open = FakeSource.open.filter((other) => other !== this);
  }
}

/** Broadcast channels of one browser, with immediate delivery to all others. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

/** A lock of one browser. */
function fakeLocks() {
  const waiting: {
    run: () => Promise<void>;
    signal: AbortSignal;
    done: () => void;
    fail: (reason: unknown) => void;
  }[] = [];
  let isHeld = false;
  const next = () => {
    const first = isHeld ? undefined : waiting.shift();
    if (!first) return;
    if (first.signal.aborted) {
      first.fail(first.signal.reason);
      next();
      return;
    }
    isHeld = true;
    void first.run().finally(() => {
      isHeld = false;
      first.done();
      next();
    });
  };
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
      new Promise<void>((done, fail) => {
        waiting.push({ run, signal, done, fail });
        next();
      }),
  };
}

let visibility: DocumentVisibilityState = "visible";
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};
const tasks = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.open = [];
  FakeChannel.all = [];
  visibility = "visible";
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { locks: fakeLocks() }));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const leaves: (() => void)[] = [];

function tab() {
  const heard: (string | boolean)[] = [];
  const leave = followStream("/stream", {
    onEvent: (text) => heard.push(text),
    onLive: (is) => heard.push(is),
    onReturn: () => heard.push("back"),
  });
  leaves.push(leave);
  return { heard, leave };
}

it("the event stream is opened once for seven tabs, which all receive its events", async () => {
  const tabs = Array.from({ length: 7 }, tab);
  await tasks();
  expect(FakeSource.open).toHaveLength(1);
  FakeSource.open[0]?.onopen?.();
  FakeSource.open[0]?.onmessage?.({ data: "order" });
  for (const { heard } of tabs) expect(heard.filter((each) => each !== false)).toEqual([true, "order"]);
  const late = tab();
  expect(late.heard).toEqual([true]);
});

it("another tab takes over the event stream when its tab closes", async () => {
  const [first, second] = [tab(), tab()];
  await tasks();
  const [before] = FakeSource.open;
  first.leave();
  await tasks();
  expect(FakeSource.open).toHaveLength(1);
  expect(FakeSource.open[0]).not.toBe(before);
  FakeSource.open[0]?.onmessage?.({ data: "order" });
  expect(second.heard).toContain("order");
});

it("the event stream is closed while all tabs are hidden, and data is refetched afterwards", async () => {
  const { heard, leave } = tab();
  await tasks();
  see("hidden");
  await tasks();
  expect(FakeSource.open).toHaveLength(0);
  see("visible");
  await tasks();
  expect(FakeSource.open).toHaveLength(1);
  expect(heard).toEqual(["back"]);
  leave();
  await tasks();
  expect([FakeSource.open, FakeChannel.all]).toEqual([[], []]);
});

it("the event stream is reopened after a pause when the platform closes it", async () => {
  const { heard } = tab();
  await tasks();
  const [source] = FakeSource.open;
  source?.close();
  source?.onerror?.();
  expect(heard).toEqual([false]);
  await tasks();
  expect(FakeSource.open).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(FakeSource.open).toHaveLength(1);
});
