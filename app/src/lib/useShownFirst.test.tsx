import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { afterPaint } from "./timing";
import { useShownFirst } from "./useShownFirst";

it("a choice shows before it is applied, and gives way to the value that comes of it", async () => {
  const apply = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useShownFirst(value, apply), { initialProps: { value: "a" } });
  await act(async () => {
    result.current[1]("b");
    await Promise.resolve();
  });
  expect(apply).not.toHaveBeenCalled();
  expect(result.current[0]).toBe("b");
  await waitFor(() => expect(apply).toHaveBeenCalledExactlyOnceWith("b"));
  rerender({ value: "c" });
  await waitFor(() => expect(result.current[0]).toBe("c"));
});

it("a control that is gone applies no choice", async () => {
  const apply = vi.fn();
  const { result, unmount } = renderHook(() => useShownFirst<boolean>(false, apply));
  await act(async () => {
    result.current[1](true);
    await Promise.resolve();
  });
  unmount();
  await act(() => new Promise<void>(afterPaint));
  expect(apply).not.toHaveBeenCalled();
});
