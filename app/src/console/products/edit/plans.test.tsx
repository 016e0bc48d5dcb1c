import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApplicationError } from "@cartwright/sdk";
import { card, changesBar, patchSentBy, showProduct } from "../../test/showProduct";
import { differences, merge } from "../../test/productEdits";
import type { Edit } from "./model";
import { editOf } from "./read";
import { newPlan } from "./plans";
import { patchOf } from "./patch";

const MONTHLY = {
  _id: "5f0c0a5e-0000-4000-8000-000000000001",
  title: "Monthly",
  description: "Twelve mugs a year",
  visible: true,
  frequency: "MONTH",
  interval: 1,
  autoRenewal: true,
  discount: { type: "PERCENT", percentOff: 10 },
};
const YEARLY = {
  _id: "5f0c0a5e-0000-4000-8000-000000000002",
  title: "Yearly",
  visible: true,
  frequency: "YEAR",
  interval: 1,
  autoRenewal: false,
  billingCycles: 3,
  discount: { type: "AMOUNT", amountOff: "5.00" },
};

const withPlans = (subscriptions: object[], allowOneTimePurchases = true) => ({
  subscriptionDetails: { subscriptions, allowOneTimePurchases },
});
const edit = (subscriptions: object[] = [MONTHLY, YEARLY]): Edit => editOf(withPlans(subscriptions), []);

describe("the subscriptions of a product", () => {
  it("are sent in full, and removed by null", () => {
    const before = edit();
    expect(patchOf({}, before, before)).toEqual({});
    const [monthly, yearly] = before.plans as [Edit["plans"][0], Edit["plans"][0]];
    const after = {
      ...before,
      details: { ...before.details, oneTime: false },
      plans: [
        { ...yearly, cycles: "4" },
        { ...monthly, renews: false, cycles: "6", discount: "", off: "" },
      ],
    };
    expect(patchOf({}, before, after)).toEqual({
      subscriptionDetails: {
        subscriptions: [
          {
            _id: YEARLY._id,
            title: "Yearly",
            visible: true,
            frequency: "YEAR",
            interval: 1,
            billingCycles: 4,
            discount: { type: "AMOUNT", amountOff: "5.00" },
          },
          {
            _id: MONTHLY._id,
            title: "Monthly",
            description: "Twelve mugs a year",
            visible: true,
            frequency: "MONTH",
            interval: 1,
            billingCycles: 6,
          },
        ],
        allowOneTimePurchases: false,
      },
    });
    expect(patchOf({}, before, { ...before, plans: [] })).toEqual({ subscriptionDetails: null });
  });

  it("are merged by field and matched with the saved ones", () => {
    const before = edit();
    const mine = edit([{ ...MONTHLY, title: "Each month" }, YEARLY]);
    const theirs = edit([{ ...MONTHLY, title: "By month", description: "Twelve" }, YEARLY]);
    const { merged, clashes } = merge(before, mine, theirs);
    expect(clashes.map(({ id }) => id)).toEqual([`plans.${MONTHLY._id}.name`]);
    expect(merged.plans[0]).toMatchObject({ name: "Each month", description: "Twelve" });
    const plan = newPlan();
    const added = { ...before, plans: [...before.plans, plan] };
    const saved = edit([MONTHLY, YEARLY, { ...MONTHLY, _id: plan.key, description: "", discount: undefined }]);
    expect(merge(before, added, saved)).toEqual({ merged: saved, clashes: [] });
    expect(differences(before, added)).toEqual(["plans"]);
  });

  it("are edited, listed as changes and kept over a reload", async () => {
    const first = showProduct(withPlans([MONTHLY]));
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
    const second = showProduct(withPlans([MONTHLY]));
    expect((await card("Monthly")).getByRole("textbox", { name: "Number of payments" })).toHaveValue("6");
    await second.user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(second)).toMatchObject({
      subscriptionDetails: {
        subscriptions: [{ frequency: "WEEK", billingCycles: 6, discount: { type: "PERCENT", percentOff: 12.5 } }],
        allowOneTimePurchases: false,
      },
    });
  });

  it("are added, reordered by keyboard and removed", async () => {
    const { user, ...view } = showProduct(withPlans([YEARLY]));
    await user.click(await screen.findByRole("button", { name: "Add a subscription" }));
    expect(changesBar().getByText("Subscriptions: Yearly → Yearly, Monthly")).toBeInTheDocument();
    screen.getByRole("button", { name: "Move Monthly earlier" }).focus();
    await user.keyboard("{Enter}");
    expect(changesBar().getByText("Subscriptions: Yearly → Monthly, Yearly")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove Yearly" }));
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(view)).toMatchObject({
      subscriptionDetails: {
        subscriptions: [{ title: "Monthly", frequency: "MONTH", interval: 1, autoRenewal: true, visible: true }],
      },
    });
  });

  it("are limited to six", async () => {
    const { user } = showProduct();
    const add = await screen.findByRole("button", { name: "Add a subscription" });
    for (let count = 0; count < 6; count += 1) await user.click(add);
    expect(add).not.toBeInTheDocument();
    expect(screen.getByText("A product has at most 6 subscriptions.")).toBeInTheDocument();
  });

  it("show local and platform violations at their fields", async () => {
    const { client, user } = showProduct(withPlans([MONTHLY]));
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
    expect(client.productsV3.updateProductWithInventory).not.toHaveBeenCalled();
    expect(changesBar().getByText("Monthly, A payment every: must be a whole number from 1 to 50")).toBeInTheDocument();

    for (const [field, text] of [
      [interval, "2"],
      [off, "4"],
    ] as const) {
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(monthly.getByRole("checkbox", { name: "Shown in the shop" }));
    client.productsV3.updateProductWithInventory.mockRejectedValueOnce(
      Object.assign(new ApplicationError({ kind: "application", message: "Refused", status: 400 }), {
        violations: [
          { field: "product.subscriptionDetails.subscriptions[0].discount.amountOff", description: "is too much" },
        ],
      }),
    );
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await waitFor(() => {
      expect(off).toHaveAccessibleDescription(/This is too much\./);
    });
    expect(changesBar().getByText("Monthly, Discount value: This is too much.")).toBeInTheDocument();
  });
});
