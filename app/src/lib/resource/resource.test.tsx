import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderStore } from "../../test/renderStore";
import { hashOf, type Resource, Resources, useAction, useBusy, useLastData, useResource } from ".";

/** A resource whose requests are answered by hand. */
function manual(key: readonly unknown[] = ["mug"], more: Partial<Resource<string>> = {}) {
  const requests: { answer: (data: string) => void; fail: (reason: Error) => void; signal: AbortSignal }[] = [];
  const resource: Resource<string> = {
    key,
    load: (signal) => new Promise((answer, fail) => requests.push({ answer, fail, signal })),
    ...more,
  };
  return { requests, resource };
}

/** Uses a resource outside of components. */
function use(resources: Resources, resource: Resource<string>) {
  resources.read(resource);
  const listener = vi.fn();
  return { listener, leave: resources.subscribe(hashOf(resource.key), true, listener) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the cache of resources", () => {
  it("makes one request for all users, and none while the answer is fresh", async () => {
    const resources = new Resources();
    const { requests, resource } = manual(["mug"], { freshFor: 60_000 });
    use(resources, resource);
    use(resources, resource);
    const asked = resources.get(resource);
    requests[0]?.answer("Mug");
    expect(await asked).toBe("Mug");
    use(resources, resource);
    expect(await resources.get(resource)).toBe("Mug");
    expect(requests).toHaveLength(1);
    void resources.invalidate();
    expect(requests).toHaveLength(2);
  });

  it("stops a request that nobody uses any more, and shows nothing of it", async () => {
    const failed = vi.fn();
    const resources = new Resources(failed);
    const { requests, resource } = manual();
    const { leave } = use(resources, resource);
    leave();
    const next = use(resources, resource);
    await settled();
    expect(requests[0]?.signal.aborted).toBe(false);
    next.leave();
    await settled();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.fail(new DOMException("aborted", "AbortError"));
    await settled();
    expect(resources.read(resource)).toEqual({ data: undefined, error: null });
    expect(failed).not.toHaveBeenCalled();
  });

  it("keeps an error until the result of the retry, and data through a failed reload", async () => {
    const resources = new Resources();
    const { requests, resource } = manual();
    use(resources, resource);
    requests[0]?.fail(new Error("away"));
    await settled();
    expect(resources.read(resource).error?.message).toBe("away");
    const retry = resources.retry();
    expect(resources.isBusy(resource.key)).toBe(true);
    expect(resources.read(resource).error?.message).toBe("away");
    requests[1]?.answer("Mug");
    await retry;
    expect(resources.read(resource)).toEqual({ data: "Mug", error: null });
    const reload = resources.reload(resource.key);
    requests[2]?.fail(new Error("away again"));
    await reload;
    expect(resources.read(resource)).toMatchObject({ data: "Mug", error: { message: "away again" } });
  });

  it("ignores the answer to a request that an invalidation replaced", async () => {
    const resources = new Resources();
    const { requests, resource } = manual();
    use(resources, resource);
    void resources.invalidate(["mug"]);
    requests[1]?.answer("new");
    requests[0]?.answer("old");
    await settled();
    expect(resources.read(resource).data).toBe("new");
  });

  it("keeps the object of equal data", async () => {
    const resources = new Resources();
    const mug = { key: ["mug"], load: () => Promise.resolve({ name: "Mug" }) };
    const first = await resources.get<{ name: string }>(mug);
    expect(await resources.get<{ name: string }>(mug)).not.toBe(first);
    expect(resources.read<{ name: string }>(mug).data).toBe(first);
  });

  it("drops and outdates resources by the beginning of their keys", () => {
    const resources = new Resources();
    resources.restore([
      { key: ["member", "current"], data: "Ada" },
      { key: ["members"], data: "others" },
    ]);
    resources.reset(["member"]);
    expect(resources.keep()).toEqual([{ key: ["members"], data: "others" }]);
    const load = vi.fn(() => Promise.resolve("new"));
    void resources.invalidate(["members"]);
    void resources.get({ key: ["members"], load, freshFor: Infinity });
    expect(load).toHaveBeenCalledOnce();
  });
});

function Mug({ of }: { of: Resource<string> }) {
  const { data, error, isPending, reload } = useResource(of);
  const last = useLastData(data, "mugs");
  const busy = useBusy(of);
  return (
    <button type="button" onClick={() => void reload()}>
      {isPending ? "pending" : (error?.message ?? data)}, {busy ? "busy" : "idle"}, last {last.data}
    </button>
  );
}

describe("a component that uses a resource", () => {
  it("shows that it is pending, busy or failed, and the last data of another key", async () => {
    const first = manual(["mug", 1]);
    const second = manual(["mug", 2]);
    const view = renderStore(<Mug of={first.resource} />, {});
    expect(screen.getByText("pending, busy, last")).toBeInTheDocument();
    await act(() => Promise.resolve(first.requests[0]?.answer("Blue")));
    expect(screen.getByText("Blue, idle, last Blue")).toBeInTheDocument();
    await view.user.click(screen.getByText(/Blue/));
    expect(screen.getByText("Blue, busy, last Blue")).toBeInTheDocument();
    view.unmount();
    renderStore(<Mug of={second.resource} />, {});
    await act(() => Promise.resolve(second.requests[0]?.fail(new Error("gone"))));
    expect(screen.getByText("gone, idle, last")).toBeInTheDocument();
  });

  it("does not request a disabled resource", () => {
    const { requests, resource } = manual(["mug"], { enabled: false });
    renderStore(<Mug of={resource} />, {});
    expect(requests).toHaveLength(0);
  });
});

function Save({ save }: { save: (text: string) => Promise<string> }) {
  const { run, reset, busy, done, data, error, input } = useAction({ do: save });
  return (
    <>
      <p>{busy ? `saving ${input}` : done ? `saved ${data}` : (error?.message ?? "nothing")}</p>
      <button type="button" onClick={() => run("a")}>
        Save
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

it("an action shows its input while busy, then its result or error, and nothing after a reset", async () => {
  const answers: { answer: (data: string) => void; fail: (reason: Error) => void }[] = [];
  const save = () => new Promise<string>((answer, fail) => answers.push({ answer, fail }));
  const { user } = renderStore(<Save save={save} />, {});
  const button = screen.getByRole("button", { name: "Save" });
  await user.click(button);
  expect(screen.getByText("saving a")).toBeInTheDocument();
  await act(() => Promise.resolve(answers[0]?.answer("b")));
  expect(screen.getByText("saved b")).toBeInTheDocument();
  await user.click(button);
  await act(() => Promise.resolve(answers[1]?.fail(new Error("refused"))));
  expect(screen.getByText("refused")).toBeInTheDocument();
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await act(() => Promise.resolve(answers[2]?.answer("late")));
  expect(screen.getByText("nothing")).toBeInTheDocument();
});
