import { describe, expect, it } from "vitest";
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
});
