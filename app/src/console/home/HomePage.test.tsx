/** The home page of a shop with more orders and members than its page reads, which would take minutes to make. */
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { HomePage } from ".";

const NOTHING_ELSE = {
  members: { queryMembers: () => Promise.resolve({ members: [] }) },
  memberReport: { queryMemberReports: () => Promise.resolve({}) },
};

/** A page of a hundred orders, with a further one. */
const endless = (placed: Date) => ({
  orders: Array.from({ length: 100 }, () => ({
    ...{ purchasedDate: placed, _createdDate: placed, currency: "USD", balanceSummary: { paid: { amount: "1.00" } } },
  })),
  metadata: { cursors: { next: "more" } },
});

interface Search {
  filter?: { createdDate?: { $gte: string } };
  cursorPaging: { cursor?: string };
}

const isLong = ({ filter, cursorPaging: { cursor } }: Search) => {
  const since = filter?.createdDate?.$gte;
  return cursor !== undefined || (since !== undefined && Date.now() - Date.parse(since) > 2 * 86_400_000);
};

const show = (searchOrders: (search: Search) => object, more: object = {}) =>
  renderConsole(
    "/owner",
    "/owner",
    <HomePage />,
    {
      ...NOTHING_ELSE,
      orders: { searchOrders: (search: Search) => Promise.resolve(searchOrders(search)) },
      inventoryItemsV3: { searchInventoryItems: () => Promise.resolve({ inventoryItems: [] }) },
      ...more,
    },
    { simulated: false },
  );

beforeEach(() => {
  localStorage.setItem("console-setup-hidden", "true");
});

it("the home page shows the covered period if there are too many orders", async () => {
  let read = 0;
  show((search) => {
    if (!isLong(search)) return { orders: [] };
    read += 1;
    return endless(new Date(Date.now() - 3 * 86_400_000));
  });
  expect(
    await screen.findByText(/^There are too many orders to count them all\. Shown are the sales since /),
  ).toBeInTheDocument();
  // Four parts in parallel, each of at most ten pages.
  expect(read).toBe(40);
  expect(screen.getAllByRole("row").length).toBeLessThan(6);
});

it("partial counts on the home page are marked as partial", async () => {
  show(() => endless(new Date()), {
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
    waitFor(async () => expect(await tile(name)).toHaveTextContent(text));
  await shown("Sales today", "Too many orders to add up");
  await shown("Orders to fulfil", "100 or more");
  await shown("Members to approve", "100 or more");
  await shown("Reported members", "1 or more");
});
