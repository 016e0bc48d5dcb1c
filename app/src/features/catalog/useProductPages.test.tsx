import { CartwrightProvider, type StoreClient } from "@cartwright/sdk/react";
import { readListing } from "@cartwright/sdk/store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { platform } from "../../lib/loadPlatform";
import { useProductPages } from "./useProductPages";

const products = vi.fn<(asked: { offset: number }) => Promise<unknown>>();

afterEach(() => {
  vi.restoreAllMocks();
});

const page = (name: string) => ({ products: [{ name }], total: 48, more: true });

it("tries again what failed: the shown page after a refresh, the next page after a failed next page", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.spyOn(platform, "again").mockResolvedValue({ catalogOf: () => ({ products }) } as never);
  const client: unknown = {};
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartwrightProvider client={client as StoreClient}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </CartwrightProvider>
  );
  const filter = {};
  const first = readListing(new URLSearchParams());
  products.mockResolvedValueOnce(page("Mug"));
  const { result, rerender } = renderHook(({ state }) => useProductPages(filter, state, 1), {
    wrapper,
    initialProps: { state: first },
  });
  await waitFor(() => expect(result.current.products).toHaveLength(1));

  products.mockRejectedValueOnce(new Error("away"));
  await act(() => queries.refetchQueries());
  await waitFor(() => expect(result.current.error).not.toBeNull());
  products.mockResolvedValueOnce(page("Bowl"));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.products).toMatchObject([{ name: "Bowl" }]));
  expect(products.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 0, 0]);

  products.mockRejectedValueOnce(new Error("away"));
  rerender({ state: { ...first, page: 2 } });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  products.mockResolvedValueOnce(page("Tray"));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.products).toHaveLength(2));
  expect(products.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 0, 0, 24, 24]);
});
