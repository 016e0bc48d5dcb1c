import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { platformOfFile } from "../../test/onPlatform";
import { card, changesBar, isSaved, productsOf, UPDATE } from "../../test/productOnPlatform";

const site = platformOfFile({ seed: "empty" });
const mug = productsOf(site);

const MONTHLY = {
  title: "Monthly",
  description: "Twelve mugs a year",
  visible: true,
  frequency: "MONTH" as const,
  interval: 1,
  autoRenewal: true,
  discount: { type: "PERCENT" as const, percentOff: 10 },
};
const YEARLY = {
  title: "Yearly",
  visible: true,
  frequency: "YEAR" as const,
  interval: 1,
  billingCycles: 3,
  discount: { type: "AMOUNT" as const, amountOff: "5.00" },
};

const show = (...subscriptions: (typeof MONTHLY | typeof YEARLY)[]) =>
  mug.create(subscriptions.length > 0 ? { subscriptionDetails: { subscriptions, allowOneTimePurchases: true } } : {});

const plans = async () => (await mug.saved()).subscriptionDetails;

describe("the subscriptions of a product", () => {
  it("are edited, listed as changes, kept over a reload and saved", async () => {
    const first = await show(MONTHLY);
    const monthly = await card("Monthly");
    await first.user.click(monthly.getByRole("checkbox", { name: "Renews until cancelled" }));
    await first.user.type(monthly.getByRole("textbox", { name: "Number of payments" }), "6");
    await first.user.selectOptions(monthly.getByLabelText("Unit of time"), "Weeks");
    const off = monthly.getByRole("textbox", { name: "Discount value" });
    await first.user.clear(off);
    await first.user.type(off, "12,5");
    await first.user.click(screen.getByRole("checkbox", { name: "Also sold without a subscription" }));
    const listed = [
      "Monthly, Renews until cancelled: Yes → No",
      "Monthly, Number of payments: – → 6",
      "Monthly, Unit of time: Months → Weeks",
      "Monthly, Discount value: 10% → 12.5%",
      "Also sold without a subscription: Yes → No",
    ];
    for (const text of listed) expect(changesBar().getByText(text)).toBeInTheDocument();
    first.unmount();
    const second = mug.show();
    expect((await card("Monthly")).getByRole("textbox", { name: "Number of payments" })).toHaveValue("6");
    await second.user.click(changesBar().getByRole("button", { name: "Save" }));
    await isSaved();
    expect(await plans()).toMatchObject({
      subscriptions: [
        {
          ...{ title: "Monthly", description: "Twelve mugs a year", frequency: "WEEK", billingCycles: 6 },
          discount: { type: "PERCENT", percentOff: 12.5 },
        },
      ],
      allowOneTimePurchases: false,
    });
  });

  it("are added, reordered by keyboard and removed", async () => {
    const { user } = await show(YEARLY);
    await user.click(await screen.findByRole("button", { name: "Add a subscription" }));
    expect(changesBar().getByText("Subscriptions: Yearly → Yearly, Monthly")).toBeInTheDocument();
    screen.getByRole("button", { name: "Move Monthly earlier" }).focus();
    await user.keyboard("{Enter}");
    expect(changesBar().getByText("Subscriptions: Yearly → Monthly, Yearly")).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await isSaved();
    const added = { title: "Monthly", frequency: "MONTH", interval: 1, autoRenewal: true, visible: true };
    expect((await plans())?.subscriptions).toMatchObject([added, YEARLY]);
    for (const name of ["Yearly", "Monthly"]) await user.click(screen.getByRole("button", { name: `Remove ${name}` }));
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await waitFor(async () => {
      expect((await plans())?.subscriptions ?? []).toEqual([]);
    });
  });

  it("are limited to six, which the platform takes", async () => {
    const { user } = await show();
    const add = await screen.findByRole("button", { name: "Add a subscription" });
    for (let count = 0; count < 6; count += 1) await user.click(add);
    expect(add).not.toBeInTheDocument();
    expect(screen.getByText("A product has at most 6 subscriptions.")).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await isSaved();
    expect((await plans())?.subscriptions).toHaveLength(6);
  });

  it("show local and platform violations at their fields", async () => {
    const { user } = await show(MONTHLY);
    const monthly = await card("Monthly");
    const interval = monthly.getByRole("textbox", { name: "A payment every" });
    await user.clear(interval);
    await user.type(interval, "51");
    expect(interval).toHaveAccessibleDescription(/must be a whole number from 1 to 50/);
    await user.selectOptions(monthly.getByLabelText("Discount"), "An amount");
    const off = monthly.getByRole("textbox", { name: "Discount value" });
    await user.type(off, "25");
    expect(off).toHaveAccessibleDescription(/must not be more than the price/);
    await user.click(monthly.getByRole("checkbox", { name: "Shown in the shop" }));
    await user.click(screen.getByRole("checkbox", { name: "Also sold without a subscription" }));
    expect(
      screen.getByText("A product sold by subscription only needs at least one visible subscription."),
    ).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(changesBar().getByText("Monthly, A payment every: must be a whole number from 1 to 50")).toBeInTheDocument();
    expect(await mug.saved()).toMatchObject({ revision: "1" });

    for (const [field, text] of [
      [interval, "2"],
      [off, "4"],
    ] as const) {
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(monthly.getByRole("checkbox", { name: "Shown in the shop" }));
    const field = "product.subscriptionDetails.subscriptions[0].discount.amountOff";
    site.refuse(UPDATE, { field, description: "is too much" });
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await waitFor(() => {
      expect(off).toHaveAccessibleDescription(/This is too much\./);
    });
    expect(changesBar().getByText("Monthly, Discount value: This is too much.")).toBeInTheDocument();
  });
});
