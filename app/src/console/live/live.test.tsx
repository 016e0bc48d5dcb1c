import { act, renderHook } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ConsoleContext, ConsoleProvider } from "../session/client";
import { subjectsOf, useLiveUpdates } from "./live";

const sources: { onmessage?: (event: { data: string }) => void; close: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sources.length = 0;
  vi.stubGlobal(
    "EventSource",
    class {
      constructor() {
        sources.push(this);
      }
      close() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("events refetch orders soon and long-term sales once a minute", async () => {
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, "invalidateQueries");
  const catalogVersioning = { getCatalogVersion: () => Promise.resolve({ catalogVersion: "V3_CATALOG" }) };
  const context = {
    host: "http://localhost:4400",
    session: { simulated: true },
    client: { products: {}, productsV3: {}, catalogVersioning },
  } as unknown as ConsoleContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ConsoleProvider value={context}>{children}</ConsoleProvider>
    </QueryClientProvider>
  );
  renderHook(() => useLiveUpdates(), { wrapper });
  const count = (subject: string) =>
    invalidated.mock.calls.filter(([filters]) => filters?.queryKey?.[1] === subject).length;
  for (let second = 0; second < 30; second += 1) {
    sources[0]?.onmessage?.({ data: JSON.stringify({ entityFqdn: "wix.ecom.v1.order" }) });
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect([count("orders"), count("sales")]).toEqual([30, 0]);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect([count("orders"), count("sales")]).toEqual([30, 1]);
});

it("subjectsOf maps an event to the affected screens", () => {
  const event = (entityFqdn: string) => JSON.stringify({ entityFqdn });
  expect(subjectsOf(event("wix.ecom.v1.order"))).toEqual(["orders", "sales", "webhooks"]);
  expect(subjectsOf(event("wix.members.v1.member"))).toEqual(["members", "webhooks"]);
  expect(subjectsOf(event("wix.stores.catalog.v3.product"))).toEqual(["products", "webhooks"]);
  expect(subjectsOf("{")).toEqual([]);
  expect(subjectsOf("null")).toEqual([]);
});
