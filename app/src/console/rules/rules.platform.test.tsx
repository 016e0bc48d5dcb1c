import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createGoods } from "../test/goodsOnPlatform";
import { platformOfFile } from "../test/onPlatform";
import { arrayFrom } from "../session/request";
import { automaticTax } from "./automaticTax";
import { fees, tips } from "./feesAndTips";
import { orderSettings } from "./orderSettings";
import { shippingLabels } from "./shippingLabels";
import { RulePage, TryAddressPage } from ".";
import { openMenu } from "../test/openMenu";

const site = platformOfFile({ seed: "empty" });

const TREE = { treeReference: { appNamespace: "@wix/stores" } };

type Rule = Record<string, unknown>;

/** The rules of a kind, by its name on the platform. */
const rulesOf = async (kind: string) =>
  (await site.platform.owner<{ rules: Rule[] }>("GET", `/_platform/rules/${kind}`)).rules;
const put = (kind: string, id: string, rule: Rule) =>
  site.platform.owner("PUT", `/_platform/rules/${kind}/${id}`, rule);

const show = (kind: string) => site.show("/owner/rules/:kind", `/owner/rules/${kind}`, <RulePage name={kind} />);

/** Opens the dialog of a rule, or of a new one, by its button. */
async function opened(kind: string, button: string, title: string) {
  const { user } = show(kind);
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

/** A product in a category below another. */
async function goods() {
  const { _id: kitchen } = await site.client.categories.createCategory({ name: "Kitchen" }, TREE);
  const parentCategory = { _id: kitchen };
  const { _id: cups } = await site.client.categories.createCategory({ name: "Cups", parentCategory }, TREE);
  const mug = await createGoods(site, "Mug", { amount: "26.50", inventoryItem: { inStock: true } });
  return { cups, mug };
}

describe("the coupons", () => {
  const WELCOME = { code: "WELCOME10", name: "Welcome", kind: { type: "percent", value: "10" }, active: true };
  let before: Rule[];
  beforeEach(async () => {
    const { mug } = await goods();
    await put("coupons", "0b7b5e0a-0000-4000-8000-000000000001", { ...WELCOME, products: [mug] });
    before = await rulesOf("coupons");
  });

  it("are created without omitted fields", async () => {
    const { user, dialog } = await opened("coupons", "New coupon", "New coupon");
    await user.type(dialog.getByLabelText("Code"), "FREE");
    await user.type(dialog.getByLabelText("Description"), "Free delivery");
    await user.selectOptions(dialog.getByLabelText("Discount"), "freeShipping");
    expect(dialog.queryByLabelText(/^(Percent off|Amount off|Price of each item)$/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(await screen.findByText("FREE created.")).toBeInTheDocument();
    const made = (await rulesOf("coupons")).find(({ code }) => code === "FREE");
    expect(made).toMatchObject({ kind: { type: "freeShipping" }, active: true });
    expect(made?.expires ?? null).toBeNull();
  });

  it("keep fields that the form does not show when changed", async () => {
    const { user, dialog } = await opened("coupons", "Edit: WELCOME10", "WELCOME10");
    const value = dialog.getByLabelText("Percent off");
    await user.clear(value);
    await user.type(value, "12,5{Enter}");
    expect(await screen.findByText("WELCOME10 saved.")).toBeInTheDocument();
    expect(await rulesOf("coupons")).toEqual([{ ...before[0], kind: { type: "percent", value: "12.5" } }]);
  });

  it("end at once and are resumed by Undo", async () => {
    const { user } = show("coupons");
    await openMenu(user, "WELCOME10");
    await user.click(await screen.findByRole("button", { name: "End now: WELCOME10" }));
    expect(await screen.findByText("Ended")).toBeInTheDocument();
    // Another person changes the coupon meanwhile.
    const [ended] = await rulesOf("coupons");
    await put("coupons", String(ended?.id), { ...ended, name: "Hello" });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await rulesOf("coupons")).toEqual([{ ...before[0], name: "Hello" }]);
    });
  });

  it("are deleted and restored unchanged", async () => {
    const { user } = show("coupons");
    await openMenu(user, "WELCOME10");
    await user.click(await screen.findByRole("button", { name: "Delete: WELCOME10" }));
    expect(await screen.findByText("There are no coupons yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await rulesOf("coupons")).toEqual(before);
    });
  });
});

describe("a new rule", () => {
  const create = async (kind: string, button: string) => {
    const { user, dialog } = await opened(kind, button, button);
    const type = async (...texts: [label: string | RegExp, text: string][]) => {
      for (const [label, text] of texts) await user.type(dialog.getByLabelText(label), text);
    };
    return { user, dialog, type, save: dialog.getByRole("button", { name: "Create" }) };
  };
  const edited = async (user: Awaited<ReturnType<typeof create>>["user"], name: string) => {
    await user.click(screen.getByRole("button", { name: `Edit: ${name}` }));
    return within(await screen.findByRole("dialog", { name }));
  };

  it("can be a membership with products and credits", async () => {
    const { mug } = await goods();
    const { user, dialog, type, save } = await create("memberships", "New membership");
    await type(["Name", "Mug club"], ["Member's email", "iris@example.com"], ["Credits", "10"]);
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.click(await dialog.findByRole("checkbox", { name: "Mug" }));
    await user.click(save);
    expect(await screen.findByText("Mug club created.")).toBeInTheDocument();
    expect(await rulesOf("memberships")).toMatchObject([
      { name: "Mug club", member: "iris@example.com", products: [mug], credits: { total: 10, remaining: 10 } },
    ]);
  });

  it("can be a delivery method for a region at a price", async () => {
    const { user, dialog, type, save } = await create("delivery", "New delivery method");
    await type(["Name", "By bicycle"], ["Region", "Austria"], ["Price", "4,50"]);
    await user.selectOptions(dialog.getByLabelText("Countries"), "Austria");
    await user.click(save);
    expect(await screen.findByText("By bicycle created.")).toBeInTheDocument();
    const [made] = await rulesOf("shippingOptions");
    expect(made).toMatchObject({
      ...{ title: "By bicycle", regionName: "Austria", countries: ["AT"], regionId: expect.any(String) as string },
      rates: [{ amount: "4.5" }],
    });
    expect([made?.freeOver ?? null, made?.deliveryDays ?? null]).toEqual([null, null]);
  });

  it("can be a pickup point for some states with charges, and become a delivery again", async () => {
    const { user, dialog, type, save } = await create("delivery", "New delivery method");
    await type(["Name", "Pickup in Soho"], ["Region", "New York"], ["Price", "0"], [/^Handling fee/, "1,50"]);
    await user.selectOptions(dialog.getByLabelText("Countries"), "United States");
    const states = await dialog.findByLabelText("States or regions");
    await user.selectOptions(states, ["New York"]);
    await user.selectOptions(states, ["New Jersey"]);
    expect(dialog.queryByLabelText("City")).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Delivery method"), "They pick it up in the shop");
    await type(["Street and number", "1 Mercer St"], ["City", "New York"]);
    await user.selectOptions(dialog.getByLabelText("Country"), "United States");
    await user.selectOptions(await dialog.findByLabelText("State or province"), "New York");
    await user.click(save);
    expect(await screen.findByText("Pickup in Soho created.")).toBeInTheDocument();
    const address = { addressLine: "1 Mercer St", city: "New York", subdivision: "US-NY", country: "US" };
    expect(await rulesOf("shippingOptions")).toMatchObject([
      {
        subdivisions: ["NY", "NJ"],
        charges: [{ type: "HANDLING_FEE", price: "1.5" }],
        pickup: { method: "STORE_PICKUP", address },
      },
    ]);
    const again = await edited(user, "Pickup in Soho");
    expect(again.getByLabelText("City")).toHaveValue("New York");
    await user.clear(again.getByLabelText(/^Handling fee/));
    await user.selectOptions(again.getByLabelText("Delivery method"), "It is shipped to them");
    await user.click(again.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Pickup in Soho saved.")).toBeInTheDocument();
    const [saved] = await rulesOf("shippingOptions");
    expect(saved).toMatchObject({ subdivisions: ["NY", "NJ"] });
    expect([saved?.charges ?? [], saved?.pickup ?? null]).toEqual([[], null]);
  });

  it("can be a coupon for some products and categories", async () => {
    const { mug, cups } = await goods();
    const { user, dialog, type, save } = await create("coupons", "New coupon");
    await type(["Code", "MUGS"], ["Description", "Mugs only"], ["Percent off", "5"]);
    await user.click(await dialog.findByRole("checkbox", { name: "Mug" }));
    await user.click(await dialog.findByRole("checkbox", { name: "Kitchen › Cups" }));
    expect(dialog.queryByRole("checkbox", { name: "All products" })).not.toBeInTheDocument();
    await user.click(save);
    expect(await screen.findByText("MUGS created.")).toBeInTheDocument();
    expect(await rulesOf("coupons")).toMatchObject([{ products: [mug], collections: [cups] }]);
    const again = await edited(user, "MUGS");
    expect(await again.findByRole("checkbox", { name: "Mug" })).toBeChecked();
    expect(await again.findByRole("checkbox", { name: "Kitchen › Cups" })).toBeChecked();
  });

  it("can be a delivery method with conditional prices", async () => {
    const { user, dialog, type, save } = await create("delivery", "New delivery method");
    await type(["Name", "Parcel"], ["Region", "Austria"], ["Price", "4,50"]);
    await user.click(dialog.getByRole("button", { name: "Add a condition" }));
    const condition = within(dialog.getByRole("group", { name: "Condition 1" }));
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.type(condition.getByLabelText("Value"), "2,5");
    await user.click(dialog.getByRole("button", { name: "Add a price" }));
    const second = within(dialog.getByRole("group", { name: "Price 2" }));
    await user.type(second.getByLabelText("Price"), "x");
    expect(second.getByLabelText("Price")).toHaveAccessibleDescription("cannot be “x”");
    expect(save).toHaveAttribute("aria-disabled", "true");
    await user.clear(second.getByLabelText("Price"));
    await user.type(second.getByLabelText("Price"), "1");
    await user.click(second.getByRole("checkbox", { name: "For each item" }));
    for (const [index, name, operator, value] of [
      [0, "Number of items", "more than", "3"],
      [1, "Value of the items", "less than", "100"],
    ] as const) {
      await user.click(second.getByRole("button", { name: "Add a condition" }));
      const next = within(second.getByRole("group", { name: `Condition ${index + 1}` }));
      await user.selectOptions(next.getByLabelText("Depends on"), name);
      await user.selectOptions(next.getByLabelText("Comparison"), operator);
      await user.type(next.getByLabelText("Value"), value);
    }
    await user.click(save);
    expect(await screen.findByText("Parcel created.")).toBeInTheDocument();
    expect(await rulesOf("shippingOptions")).toMatchObject([
      {
        regionName: "Austria",
        rates: [
          {
            ...{ amount: "4.5", multiplyByQuantity: false },
            conditions: [{ type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "2.5" }],
          },
          {
            ...{ amount: "1", multiplyByQuantity: true },
            conditions: [
              { type: "BY_TOTAL_QUANTITY", operator: "GT", value: "3" },
              { type: "BY_TOTAL_PRICE", operator: "LT", value: "100" },
            ],
          },
        ],
      },
    ]);
    expect(screen.getByText("$1.00 to $4.50, depending on the order")).toBeInTheDocument();
  });
});

describe("a delivery method with conditional prices", () => {
  const condition = (operator: string, value: string) => ({ type: "BY_TOTAL_WEIGHT", operator, value });
  const LIGHT = { amount: "4.00", conditions: [condition("LTE", "2")], multiplyByQuantity: false };
  const HEAVY = { amount: "9.00", conditions: [condition("GT", "2")], multiplyByQuantity: false };
  const PARCEL = { title: "Parcel", regionId: "r1", regionName: "Austria", countries: ["AT"], rates: [LIGHT, HEAVY] };
  let before: Rule[];
  beforeEach(async () => {
    await put("shippingOptions", "parcel", PARCEL);
    before = await rulesOf("shippingOptions");
  });

  it("is reordered by keyboard, and conditions and prices can be removed", async () => {
    const { user, dialog } = await opened("delivery", "Edit: Parcel", "Parcel");
    const later = dialog.getByRole("button", { name: "Move Price 1 later" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(later).toHaveFocus();
    expect(later).toHaveAccessibleName("Move Price 2 later");
    const first = within(dialog.getByRole("group", { name: "Price 1" }));
    expect(first.getByLabelText("Price")).toHaveValue("9.00");
    await user.click(first.getByRole("button", { name: "Remove condition 1" }));
    await user.click(dialog.getByRole("button", { name: "Remove Price 2" }));
    expect(dialog.queryByRole("group", { name: "Price 1" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Parcel saved.")).toBeInTheDocument();
    const rates = [{ amount: "9", conditions: [], multiplyByQuantity: false }];
    expect(await rulesOf("shippingOptions")).toEqual([{ ...before[0], rates }]);
  });

  it("shows conflicting prices next to the owner's draft", async () => {
    const { user, dialog } = await opened("delivery", "Edit: Parcel", "Parcel");
    await user.type(within(dialog.getByRole("group", { name: "Price 1" })).getByLabelText("Price"), "{Backspace}5");
    await put("shippingOptions", "parcel", { ...PARCEL, rates: [{ ...LIGHT, multiplyByQuantity: true }, HEAVY] });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(
      await dialog.findByText(
        "Prices: you “4.05: Weight at most 2; 9.00: Weight more than 2”, they “4.00 for each item: Weight at most 2; 9.00: Weight more than 2”, before “4.00: Weight at most 2; 9.00: Weight more than 2”",
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Take theirs: Prices" }));
    const each = within(dialog.getByRole("group", { name: "Price 1" })).getByRole("checkbox", {
      name: "For each item",
    });
    expect(each).toBeChecked();
  });
});

describe("a delivery method with times", () => {
  const window = (weekday: number, from: string, to: string) => ({ weekday, from, to });
  const PLAN = {
    windows: [window(4, "16:00", "19:00"), window(2, "16:00", "19:00"), window(6, "9:30", "24:00")],
    ...{ leadHours: 12, daysAhead: 7, timeZone: "America/New_York" },
  };
  const open = async () => {
    await put("shippingOptions", "bike", {
      ...{ title: "By bicycle", regionId: "r1", regionName: "Austria", countries: ["AT"], plan: PLAN },
      rates: [{ amount: "4", conditions: [], multiplyByQuantity: false }],
    });
    const [before] = await rulesOf("shippingOptions");
    const { user, dialog } = await opened("delivery", "Edit: By bicycle", "By bicycle");
    const time = (number: number) => within(dialog.getByRole("group", { name: `Time ${number}` }));
    return { user, dialog, time, before };
  };

  it("gets more time windows and explains an invalid one", async () => {
    const { user, dialog, time, before } = await open();
    const save = dialog.getByRole("button", { name: "Save" });
    await user.click(dialog.getByRole("button", { name: "Remove time 2" }));
    await user.click(time(1).getByRole("checkbox", { name: "Thursday" }));
    await user.click(dialog.getByRole("button", { name: "Add a time" }));
    expect(time(2).getByText("Choose at least one day.")).toBeInTheDocument();
    expect(save).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Monday", "Tuesday"]) await user.click(time(2).getByRole("checkbox", { name }));
    fireEvent.change(time(2).getByLabelText("From"), { target: { value: "18:00" } });
    fireEvent.change(time(2).getByLabelText("To"), { target: { value: "17:00" } });
    expect(time(2).getByLabelText("To")).toHaveAccessibleDescription("must be later than the start");
    fireEvent.change(time(2).getByLabelText("To"), { target: { value: "20:00" } });
    expect(time(2).getByText("Another time of Tuesday overlaps with this one.")).toBeInTheDocument();
    fireEvent.change(time(2).getByLabelText("From"), { target: { value: "19:00" } });
    const lead = dialog.getByLabelText("Hours of lead time");
    await user.clear(lead);
    expect(lead).toHaveAccessibleDescription(/must be a whole number from 0 to 720/);
    await user.type(lead, "24");
    await user.selectOptions(dialog.getByLabelText("Time zone of the times"), "Europe/Berlin");
    await user.click(save);
    expect(await screen.findByText("By bicycle saved.")).toBeInTheDocument();
    const windows = [window(1, "19:00", "20:00"), window(2, "16:00", "19:00"), window(2, "19:00", "20:00")];
    const plan = { windows, leadHours: 24, daysAhead: 7, timeZone: "Europe/Berlin" };
    expect(await rulesOf("shippingOptions")).toEqual([{ ...before, plan }]);
  });

  it("has no time windows if they are switched off", async () => {
    const { user, dialog, before } = await open();
    await user.click(dialog.getByRole("checkbox", { name: "Customers choose a time" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("By bicycle saved.")).toBeInTheDocument();
    expect(await rulesOf("shippingOptions")).toEqual([{ ...before, plan: null }]);
  });
});

it.each([
  ["MANUAL", "automatic-tax", /^These rates are not in use/],
  ["AUTO", "tax", /^These rules are not in use/],
  ["MANUAL", "tax", /^In use: your tax rules/],
  ["AUTO", "automatic-tax", /^In use: automatic tax/],
])("with tax by %s, the list %s says whether it is in use", async (taxMode, kind, sentence) => {
  await site.platform.settings({ taxMode });
  show(kind);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it("an address check shows its tax and delivery options", async () => {
  await goods();
  const where = { country: "US", jurisdiction: "COUNTRY", authority: "US" };
  await put("taxRules", "us", { ...where, name: "Sales tax", rate: "0.08875" });
  await put("shippingOptions", "standard", {
    ...{ title: "Standard", regionId: "us", regionName: "United States", countries: ["US"] },
    rates: [{ amount: "6.50", conditions: [], multiplyByQuantity: false }],
  });
  const { user } = site.show("/owner/rules/:kind", "/owner/rules/try-an-address", <TryAddressPage />);
  await screen.findByRole("option", { name: "Mug" });
  await user.type(screen.getByLabelText("Postcode"), "12534");
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText("Standard")).toBeInTheDocument();
  expect(screen.getByText("$2.35")).toBeInTheDocument();
});

describe("the commerce settings", () => {
  const { signal } = new AbortController();
  const first = async (kind: typeof fees) =>
    (await kind.read(site.context, { q: "", cursor: "", signal })).items[0] ?? { id: "", name: "", values: {} };

  it("a kind with no saved settings has empty fields and saves under the name of the kind", async () => {
    const entry = await first(orderSettings);
    expect(entry).toMatchObject({ id: "ordersSettings", values: { minimumOrderSubtotal: "", createInvoice: "" } });
    expect([orderSettings.add, orderSettings.remove]).toEqual([undefined, undefined]);
    const address = { city: "Hudson", country: "US" };
    await orderSettings.update(site.context, entry, { minimumOrderSubtotal: "20", createInvoice: "yes", ...address });
    expect(await rulesOf("ordersSettings")).toMatchObject([
      { id: "ordersSettings", minimumOrderSubtotal: "20", createInvoice: true, businessAddress: address },
    ]);
    await orderSettings.update(site.context, await first(orderSettings), { city: "", country: "" });
    const [saved] = await rulesOf("ordersSettings");
    expect(saved).toMatchObject({ minimumOrderSubtotal: "20" });
    expect(saved?.businessAddress ?? null).toBeNull();
  });

  it("the tips keep the ids of staff who stay", async () => {
    const staffMemberId = "0b7b5e0a-0000-4000-8000-000000000001";
    await put("tips", "tips", { enabled: true, staff: [{ staffMemberId, name: "Ada", weight: "2" }] });
    const entry = await first(tips);
    expect(entry.values.staff).toBe("Ada, 2");
    await tips.update(site.context, entry, { staff: " Ada , 30\n\nBob Ray\n", percentages: "5, 10;15" });
    expect(await rulesOf("tips")).toMatchObject([
      {
        percentages: ["5", "10", "15"],
        staff: [
          { staffMemberId, name: "Ada", weight: "30" },
          { staffMemberId: expect.any(String) as string, name: "Bob Ray", weight: "0" },
        ],
      },
    ]);
  });

  it("the fees save an amount with its kind", async () => {
    const wrap = { name: "Wrap", code: "wrap", type: "fixed", value: "2.50", itemTypes: "PHYSICAL, GIFT_CARD" };
    await fees.create(site.context, wrap);
    expect(await rulesOf("fees")).toMatchObject([
      { amount: { type: "fixed", value: "2.5" }, itemTypes: ["PHYSICAL", "GIFT_CARD"] },
    ]);
    await fees.update(site.context, await first(fees), { type: "percent" });
    expect(await rulesOf("fees")).toMatchObject([{ amount: { type: "percent", value: "2.5" }, name: "Wrap" }]);
  });

  it("automatic tax saves named jurisdictions and keeps country rates", async () => {
    const country = { jurisdiction: "COUNTRY", authority: "US", name: "US", rate: "0.01" };
    await put("autoTaxRates", "a", { country: "US", postalCode: "100", jurisdictions: [country] });
    const changes = { STATE: "New York", "STATE-rate": "4", CITY: "" };
    await automaticTax.update(site.context, await first(automaticTax), changes);
    expect((await rulesOf("autoTaxRates"))[0]?.jurisdictions).toEqual([
      country,
      { jurisdiction: "STATE", authority: "New York", name: "New York", rate: "0.04" },
    ]);
  });

  it("the shipping labels keep settings of chosen services and drop an unused custom package", async () => {
    const priority = { id: "s", service: "PRIORITY_MAIL", serviceSettings: { estimatedDeliveryTime: "2 days" } };
    const packageDetails = { name: "Box", dimensions: { length: "10" } };
    await put("shippingProviders", "shippingProviders", {
      ...{ domesticServices: [priority], packageType: "CUSTOM", packageDetails },
    });
    const [before] = await rulesOf("shippingProviders");
    const [kept] = arrayFrom(before?.domesticServices);
    const entry = await first(shippingLabels);
    expect(entry.values).toMatchObject({ domesticServices: "PRIORITY_MAIL", packageName: "Box", length: "10" });
    const services = { domesticServices: "PRIORITY_MAIL, GROUND_ADVANTAGE", width: "5" };
    await shippingLabels.update(site.context, entry, services);
    expect(await rulesOf("shippingProviders")).toMatchObject([
      {
        domesticServices: [kept, { service: "GROUND_ADVANTAGE" }],
        packageDetails: { name: "Box", dimensions: { length: "10", width: "5" } },
      },
    ]);
    const flat = { packageType: "SMALL_FLAT_RATE_BOX" };
    await shippingLabels.update(site.context, await first(shippingLabels), flat);
    expect((await rulesOf("shippingProviders"))[0]?.packageDetails ?? null).toBeNull();
  });
});
