import { act, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { Link } from "./router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderStore } from "../test/renderStore";
import { Contained, ScreenBoundary } from "../ui";
import { connection } from "./connection";
import { lazyComponent } from "./lazyPage";
import { forgetFailures, Part, retryParts } from "./loading";

const ENTRY = "/assets/index-1.js";
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn();

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${ENTRY}"></script>`;
  fetched.mockReset().mockRejectedValue(new TypeError("away"));
  vi.stubGlobal("fetch", fetched);
  reload.mockReset();
  vi.stubGlobal("location", Object.assign(new URL("http://localhost/cart"), { reload }));
});

afterEach(() => {
  forgetFailures();
  document.head.innerHTML = "";
});

const away = () => new TypeError("Failed to fetch dynamically imported module");
const serves = (entry: string) => {
  fetched.mockImplementation(() => Promise.resolve(new Response(`<script type="module" src="${entry}"></script>`)));
};

/** Renders content that suspends at first. */
const shown = async (...given: Parameters<typeof renderStore>) => act(() => Promise.resolve(renderStore(...given)));

const click = (element: HTMLElement) =>
  act(() => {
    element.click();
    return Promise.resolve();
  });

/** A part whose requests fail until `succeed` is called. */
function failing() {
  const request = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(away()));
  const part = new Part(request);
  return { request, part, succeed: () => request.mockImplementation(() => Promise.resolve(() => <p>Here</p>)) };
}

describe("a missing part", () => {
  it("keeps its failure until a retry, which makes one request", async () => {
    const { request, part, succeed } = failing();
    const first = part.load();
    await expect(first).rejects.toMatchObject({ kind: "network", retryable: true });
    expect(part.load()).toBe(first);
    expect(request).toHaveBeenCalledTimes(1);
    succeed();
    await retryParts();
    await Promise.all([part.load(), part.load()]);
    expect(request).toHaveBeenCalledTimes(2);
    expect(part.loaded).toBeDefined();
  });

  it("requests a module again after a failed preload", async () => {
    const { request, part, succeed } = failing();
    void part.preload();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    await act(() => Promise.resolve());
    succeed();
    await part.load();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("fails after a timeout and is shown at once if it arrives later", async () => {
    vi.useFakeTimers();
    try {
      let arrive: (value: string) => void = () => {};
      const request = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
      const part = new Part(request);
      const missed = expect(part.load()).rejects.toMatchObject({ code: "MISSING_CODE", retryable: true });
      await vi.advanceTimersByTimeAsync(30_000);
      await missed;
      const retried = retryParts();
      arrive("here");
      await retried;
      expect(part.loaded).toBe("here");
    } finally {
      vi.useRealTimers();
    }
  });

  it("is requested at most three times in six seconds", async () => {
    vi.useFakeTimers();
    try {
      const { request, part } = failing();
      for (let step = 0; step < 60; step += 1) {
        await part.again().catch(() => undefined);
        await vi.advanceTimersByTimeAsync(100);
      }
      expect(request.mock.calls.length).toBeLessThanOrEqual(3);
      expect(request.mock.calls.length).toBeGreaterThan(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is retried when the connection is back, which clears the error", async () => {
    const { request, part, succeed } = failing();
    const Lazy = lazyComponent(part);
    const content = (
      <Contained title="It could not be loaded">
        <Suspense fallback="Waiting">
          <Lazy />
        </Suspense>
      </Contained>
    );
    const stop = connection.start(() => Promise.resolve(), vi.fn());
    await shown(content, {});
    await screen.findByText("It could not be loaded");
    window.dispatchEvent(new Event("offline"));
    succeed();
    await act(() => Promise.resolve(window.dispatchEvent(new Event("online"))));
    await screen.findByText("Here");
    expect(request).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(connection.status()).toBe("recovered"));
    stop();
  });

  it("shows an error with “Try again”, and each click makes one request", async () => {
    const { request, part, succeed } = failing();
    const Lazy = lazyComponent(part);
    await shown(
      <Contained title="It could not be loaded">
        <Suspense fallback="Waiting">
          <Lazy />
        </Suspense>
      </Contained>,
      {},
    );
    await screen.findByText("It could not be loaded");
    expect(request).toHaveBeenCalledTimes(1);
    await click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("It could not be loaded");
    expect(request).toHaveBeenCalledTimes(2);
    succeed();
    await click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Here");
    expect(request).toHaveBeenCalledTimes(3);
  });

  it("fails only its own page, and returning to it tries again", async () => {
    const { request, part, succeed } = failing();
    const Lazy = lazyComponent(part);
    const inBoundary = (element: React.ReactNode) => (
      <>
        <Link to="/b">To b</Link> <Link to="/a">To a</Link>
        <ScreenBoundary>{element}</ScreenBoundary>
      </>
    );
    await shown(
      null,
      {},
      {
        at: "/a",
        pages: [
          { path: "/a", element: inBoundary(<Lazy />) },
          { path: "/b", element: inBoundary(<p>Page b</p>) },
        ],
      },
    );
    await screen.findByRole("button", { name: "Try again" });
    await click(screen.getByRole("link", { name: "To b" }));
    await screen.findByText("Page b");
    succeed();
    await click(screen.getByRole("link", { name: "To a" }));
    await screen.findByText("Here");
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe("a part of a build that a deployment has replaced", () => {
  /** Fails to load a part, and lets the time of a reload pass. */
  async function miss() {
    vi.useFakeTimers();
    try {
      const result = failing()
        .part.load()
        .catch(() => undefined);
      await vi.runAllTimersAsync();
      await result;
    } finally {
      vi.useRealTimers();
    }
  }

  it("reloads the page once", async () => {
    serves("/assets/index-2.js");
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not reload the page with the same build, during an outage or with blocked storage", async () => {
    serves(ENTRY);
    await miss();
    fetched.mockRejectedValue(new TypeError("away"));
    await miss();
    serves("/assets/index-2.js");
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("blocked");
    });
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload the page for a failed preload", async () => {
    serves("/assets/index-2.js");
    void failing().part.preload();
    await act(() => Promise.resolve());
    expect(fetched).not.toHaveBeenCalled();
  });
});
