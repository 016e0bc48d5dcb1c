import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createGoods } from "../test/goodsOnPlatform";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { Checklist } from "./Checklist";
import { HomePage } from ".";

const site = platformOfFile({ seed: "empty" });
const old = platformOfFile({ seed: "empty", catalog: "v1" });
const orders = ordersOf(site);

describe("the home page", () => {
  beforeEach(async () => {
    localStorage.setItem("console-setup-hidden", "true");
    const line = (amount: string) => ({
      ...{ productName: { original: "Mug" }, quantity: 1, price: { amount } },
      itemType: { preset: "PHYSICAL" as const },
    });
    for (const [currency, amount] of [
      ["EUR", "9.00"],
      ["USD", "12.50"],
    ] as const) {
      await orders.pay(await orders.enter({ currency, lineItems: [line(amount)] }), amount);
    }
  });
  const show = () => site.show("/owner", "/owner", <HomePage />, { simulated: false });

  it("shows today's sales before those of a longer time, and names orders left out", async () => {
    const { met, letGo } = site.hold(/\/orders\/search .*"\$lt"/);
    show();
    const today = screen.getByRole("link", { name: "Sales today" }).closest("li");
    await waitFor(() => {
      expect(today).toHaveTextContent("$12.50");
    });
    expect(screen.getByText("1 order in another currency is not counted.")).toBeInTheDocument();
    await met;
    letGo();
    const sales = within(await screen.findByRole("region", { name: "Sales by day" }));
    const average = (await sales.findByText("Average order")).parentElement;
    expect(average).toHaveTextContent("$12.50");
    expect(screen.getByRole("region", { name: "Best sellers" })).toHaveTextContent("Mug1 sold");
    expect(
      within(screen.getByRole("region", { name: "Last orders" })).getAllByRole("link", { name: /^Order / }),
    ).toHaveLength(2);
  });

  it("counts the filled carts that became orders", async () => {
    await site.platform.owner("PUT", "/_platform/rules/shippingOptions/us-standard", {
      ...{ title: "Standard", regionId: "us", regionName: "United States", countries: ["US"] },
      rates: [{ amount: "6.50", conditions: [], multiplyByQuantity: false }],
    });
    await orders.buy(1);
    site.show("/owner", "/owner", <HomePage />);
    const carts = (await screen.findByText("Cart conversion")).parentElement;
    expect(carts).toHaveTextContent("100% 1 of 1");
  });

  it("names variants low in stock", async () => {
    await createGoods(site, "Mug", { inventoryItem: { quantity: 2 } });
    show();
    const link = await screen.findByRole("link", { name: "Variants low in stock" });
    await waitFor(() => {
      expect(link.closest("li")).toHaveTextContent("1");
    });
  });

  it("has a sales chart that shows the week chosen by pointer or keyboard", async () => {
    const { user } = show();
    await user.selectOptions(await screen.findByLabelText("Period"), "A quarter");
    const chart = await screen.findByRole("slider", { name: "Sales by week" });
    expect(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Week from .+, Sales \$12\.50$/));
    fireEvent.change(chart, { target: { value: "0" } });
    expect(chart).toHaveAttribute("aria-valuetext", expect.stringMatching(/, Sales \$0\.00$/));
    const newest = chart.parentElement?.querySelector("g:last-of-type");
    if (!newest) throw new Error("no bar");
    await user.hover(newest);
    expect(screen.getAllByText("Sales", { selector: "dt" }).at(-1)?.nextSibling).toHaveTextContent("$12.50");
  });
});

describe("the checklist", () => {
  const both = (
    <>
      <Checklist />
      <p>Today</p>
    </>
  );
  const show = () => site.show("/owner", "/owner", both);
  beforeEach(async () => {
    await createGoods(site, "Mug");
    await site.client.categories.createCategory({ name: "Mugs" }, { treeReference: { appNamespace: "@wix/stores" } });
    await site.platform.owner("PUT", "/_platform/rules/taxRules/us", {
      ...{ name: "Tax", country: "US", jurisdiction: "COUNTRY", authority: "US", rate: "0.1" },
    });
  });

  it("shows done and open steps and can be hidden on the device", async () => {
    const { user } = show();
    expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Set where you deliver, and at what price" })).toHaveAttribute(
      "href",
      "/owner/rules/delivery",
    );
    expect(screen.queryByRole("link", { name: "Add a product" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.queryByText("Set up the shop")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Set up the shop")).toBeInTheDocument();
  });

  it("disappears once every step is done", async () => {
    show();
    expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
    await site.platform.owner("PUT", "/_platform/rules/shippingOptions/standard", {
      ...{ title: "Standard", regionId: "us", regionName: "United States", countries: ["US"] },
      rates: [{ amount: "6.50", conditions: [], multiplyByQuantity: false }],
    });
    // The page becomes visible again, which refetches the checklist.
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => {
      expect(screen.queryByText("Set up the shop")).not.toBeInTheDocument();
    });
    expect(screen.getByText("Today")).toBeInTheDocument();
  });

  it("asks the owner of a V1 site for a collection", async () => {
    old.show("/owner", "/owner", both);
    expect(await screen.findByText("1 of 5 done")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create a collection" })).toBeInTheDocument();
  });

  it("shows a failure with a retry", async () => {
    site.answer(/\/rules\/taxRules$/, {}, 501);
    const { user } = show();
    expect(await screen.findByRole("alert")).toHaveTextContent("The steps to set up the shop could not be loaded.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("4 of 5 done")).toBeInTheDocument();
  });
});
