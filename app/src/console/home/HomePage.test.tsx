import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { HomePage } from ".";

const order = (amount: string, currency: string) => ({
  purchasedDate: new Date(),
  _createdDate: new Date(),
  currency,
  balanceSummary: { paid: { amount } },
});

interface Search {
  filter?: { $and?: { createdDate?: { $gte: string } }[] };
  cursorPaging: { cursor?: string };
}

const isLong = ({ filter, cursorPaging: { cursor } }: Search) => {
  const since = filter?.$and?.[0]?.createdDate?.$gte;
  return cursor !== undefined || (since !== undefined && Date.now() - Date.parse(since) > 2 * 86_400_000);
};

function show(catalogVersion: string, long: () => Promise<object>, more: object = {}) {
  const client = {
    catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion }) },
    orders: {
      searchOrders: vi.fn((search: Search) =>
        isLong(search) ? long() : Promise.resolve({ orders: [order("12.50", "USD"), order("9.00", "EUR")] }),
      ),
    },
    members: { queryMembers: () => Promise.resolve({ members: [] }) },
    memberReport: { queryMemberReports: () => Promise.resolve({}) },
    ...more,
    inventoryItemsV3: { searchInventoryItems: vi.fn(() => Promise.resolve({ inventoryItems: [{}] })) },
  };
  return { client, ...renderConsole("/owner", "/owner", <HomePage />, client, { simulated: false }) };
}

beforeEach(() => {
  localStorage.setItem("console-setup-hidden", "true");
});

it("the home page shows today's sales first and names orders left out", async () => {
  show("V3_CATALOG", () => new Promise(() => undefined));
  expect(await screen.findByText("$12.50")).toBeInTheDocument();
  expect(screen.getByText("1 order in another currency is not counted.")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Variants low in stock" })).toBeInTheDocument();
});

it("the home page shows the covered period if there are too many orders", async () => {
  let read = 0;
  show("V3_CATALOG", () => {
    read += 1;
    return Promise.resolve({
      orders: Array.from({ length: 100 }, () => ({
        ...order("1.00", "USD"),
        _createdDate: new Date(Date.now() - 3 * 86_400_000),
      })),
      metadata: { cursors: { next: "more" } },
    });
  });
  expect(
    await screen.findByText(/^There are too many orders to count them all\. Shown are the sales since /),
  ).toBeInTheDocument();
  // Four parts in parallel, each of at most ten pages.
  expect(read).toBe(40);
  expect(screen.getAllByRole("row").length).toBeLessThan(6);
});

it("the sales chart shows the week chosen by pointer or keyboard", async () => {
  show("V3_CATALOG", () => Promise.resolve({ orders: [order("12.50", "USD")] }));
  await userEvent.selectOptions(await screen.findByLabelText("Time"), "A quarter");
  const chart = await screen.findByRole("slider", { name: "Sales by week" });
  // Four parts were read, each with one order of today.
  expect(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Week from .+, Sales \$50\.00$/));
  fireEvent.change(chart, { target: { value: "0" } });
  expect(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/, Sales \$0\.00$/));
  const newest = chart.parentElement?.querySelector("g:last-of-type");
  if (!newest) throw new Error("no bar");
  await userEvent.hover(newest);
  expect(screen.getByText("Sales", { selector: "dt" }).nextSibling).toHaveTextContent("$50.00");
});

it("partial counts on the home page are marked as partial", async () => {
  const endless = {
    orders: Array.from({ length: 100 }, () => order("1.00", "USD")),
    metadata: { cursors: { next: "more" } },
  };
  show("V3_CATALOG", () => Promise.resolve({ orders: [] }), {
    orders: { searchOrders: () => Promise.resolve(endless) },
    members: {
      queryMembers: () => Promise.resolve({ members: Array(100).fill({}), metadata: { tooManyToCount: true } }),
    },
    memberReport: {
      queryMemberReports: () =>
        Promise.resolve({
          memberReports: [{ reportedMemberId: "ada" }],
          pagingMetadata: { cursors: { next: "more" } },
        }),
    },
  });
  const tile = async (name: string) => (await screen.findByRole("link", { name })).closest("li");
  const shown = async (name: string, text: string) =>
    vi.waitFor(async () => expect(await tile(name)).toHaveTextContent(text));
  await shown("Sales today", "Too many orders to add up");
  await shown("Orders to fulfil", "100 or more");
  await shown("Members to approve", "100 or more");
  await shown("Reported members", "1 or more");
});
