/** The lists of a product: what shoppers add, and its subscriptions. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { platformOfFile, refusal } from "../../test/onPlatform";
import { card, changesBar, isSaved, productsOf, UPDATE } from "../../test/productOnPlatform";

const site = platformOfFile({ seed: "empty" });
const mug = productsOf(site);

type Customization = Parameters<typeof site.client.customizationsV3.createCustomization>[0];
type Modifier = NonNullable<Awaited<ReturnType<typeof mug.saved>>["modifiers"]>[number];

const choice = (name: string, price?: string) => ({
  ...{ name, choiceType: "CHOICE_TEXT" as const },
  ...(price && { defaultAddedPrice: price }),
});

const SHOP: Customization[] = [
  {
    name: "Wrapping",
    customizationType: "MODIFIER",
    customizationRenderType: "TEXT_CHOICES",
    choicesSettings: { choices: [choice("Paper"), choice("Cloth", "3.00"), choice("Box", "2.50")] },
  },
  {
    name: "Card",
    customizationType: "MODIFIER",
    customizationRenderType: "FREE_TEXT",
    freeTextInput: { title: "A greeting", minCharCount: 0, maxCharCount: 100 },
  },
];

const WRAP = {
  name: "Wrapping",
  modifierRenderType: "TEXT_CHOICES" as const,
  mandatory: false,
  choicesSettings: {
    choices: [
      { name: "Paper", choiceType: "CHOICE_TEXT" as const },
      { name: "Cloth", choiceType: "CHOICE_TEXT" as const, addedPrice: "4.00" },
    ],
  },
};
const ENGRAVING = {
  name: "Engraving",
  modifierRenderType: "FREE_TEXT" as const,
  mandatory: true,
  freeTextSettings: { title: "Your words", minCharCount: 0, maxCharCount: 40, defaultAddedPrice: "5.00" },
};

beforeEach(async () => {
  await site.client.customizationsV3.bulkCreateCustomizations(SHOP);
});

const show = (modifiers: Modifier[] = [WRAP, ENGRAVING]) => mug.create({ modifiers });

const saved = async () => (await mug.saved()).modifiers ?? [];
/** The choices of a modifier, with their added prices. */
const choicesOf = ({ choicesSettings }: Modifier = {}) =>
  choicesSettings?.choices?.map(({ name, addedPrice }) => [name, Number(addedPrice ?? 0)]);

const save = () => changesBar().getByRole("button", { name: "Save" });

describe("the modifiers of a product", () => {
  it("are edited, listed as changes, kept over a reload and saved", async () => {
    const first = await show();
    const engraving = await card("Engraving");
    await first.user.click(engraving.getByRole("checkbox", { name: "Engraving must be filled in" }));
    const max = engraving.getByRole("textbox", { name: "Maximum length" });
    await first.user.clear(max);
    await first.user.type(max, "60");
    expect(changesBar().getByText("Engraving, Must be filled in: Yes → No")).toBeInTheDocument();
    expect(changesBar().getByText("Engraving, Maximum length: 40 → 60")).toBeInTheDocument();
    first.unmount();
    const second = mug.show();
    expect((await card("Engraving")).getByRole("textbox", { name: "Maximum length" })).toHaveValue("60");
    await second.user.click(save());
    await isSaved();
    expect(await saved()).toMatchObject([
      { name: "Wrapping" },
      { name: "Engraving", mandatory: false, freeTextSettings: { title: "Your words", maxCharCount: 60 } },
    ]);
  });

  it("are reordered by keyboard and removed", async () => {
    const { user } = await show();
    const later = (await card("Wrapping")).getByRole("button", { name: "Move Wrapping later" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(later).toHaveFocus();
    expect(later).toHaveAttribute("aria-disabled", "true");
    expect(changesBar().getByText("What shoppers add: Wrapping, Engraving → Engraving, Wrapping")).toBeInTheDocument();
    await user.click(save());
    await isSaved();
    expect((await saved()).map(({ name }) => name)).toEqual(["Engraving", "Wrapping"]);
    await user.click(screen.getByRole("button", { name: "Remove Engraving" }));
    await user.click(save());
    await waitFor(async () => {
      expect((await saved()).map(({ name }) => name)).toEqual(["Wrapping"]);
    });
  });

  it("have the ticked choices, each with its price", async () => {
    const { user } = await show();
    const wrap = await card("Wrapping");
    await user.click(await wrap.findByRole("checkbox", { name: "Box" }));
    expect(wrap.getByRole("textbox", { name: "Added price of Box" })).toHaveValue("2.50");
    await user.click(wrap.getByRole("checkbox", { name: "Paper" }));
    const cloth = wrap.getByRole("textbox", { name: "Added price of Cloth" });
    expect(cloth).toHaveValue("4.00");
    await user.clear(cloth);
    expect(changesBar().getByText("Wrapping, Choices: Paper, Cloth +$4.00 → Cloth, Box +$2.50")).toBeInTheDocument();
    await user.click(save());
    await isSaved();
    expect(choicesOf((await saved())[0])).toEqual([
      ["Cloth", 0],
      ["Box", 2.5],
    ]);
  });

  it("get new and existing choices by typed names", async () => {
    const { user } = await show();
    const wrap = await card("Wrapping");
    await wrap.findByRole("checkbox", { name: "Box" });
    const more = wrap.getByRole("textbox", { name: "More choices of Wrapping" });
    await user.type(more, "Linen, box, paper, LINEN{Enter}");
    expect(more).toHaveValue("");
    expect(wrap.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await user.type(wrap.getByRole("textbox", { name: "Added price of Linen" }), "1.50");
    expect(
      changesBar().getByText("Wrapping, Choices: Paper, Cloth +$4.00 → Paper, Cloth +$4.00, Box +$2.50, Linen +$1.50"),
    ).toBeInTheDocument();
    await user.click(more);
    await user.paste("x".repeat(51));
    expect(more).toHaveAccessibleDescription(/is too long$/);
    await user.click(save());
    await isSaved();
    expect(choicesOf((await saved())[0])).toEqual([
      ["Paper", 0],
      ["Cloth", 4],
      ["Box", 2.5],
      ["Linen", 1.5],
    ]);
    const { items } = await site.client.customizationsV3.queryCustomizations().eq("name", "Wrapping").find();
    expect(items[0]?.choicesSettings?.choices?.map(({ name }) => name)).toEqual(["Paper", "Cloth", "Box", "Linen"]);
  });

  it("need a colour for each new swatch choice", async () => {
    const red = { name: "Red", choiceType: "ONE_COLOR" as const, colorCode: "#aa0000" };
    const { user } = await show([
      { name: "Ribbon", modifierRenderType: "SWATCH_CHOICES", mandatory: false, choicesSettings: { choices: [red] } },
    ]);
    const fields = await card("Ribbon");
    await user.type(fields.getByRole("textbox", { name: "More choices of Ribbon" }), "Sea{Enter}");
    expect(fields.queryByLabelText("Colour of Red")).not.toBeInTheDocument();
    fireEvent.change(fields.getByLabelText("Colour of Sea"), { target: { value: "#204060" } });
    await user.click(save());
    await isSaved();
    expect((await saved())[0]?.choicesSettings?.choices).toMatchObject([red, { name: "Sea", colorCode: "#204060" }]);
  });

  it("are added from customizations or as a new free text", async () => {
    const { user } = await show([]);
    await user.selectOptions(
      await screen.findByLabelText("Add from the shop's customizations"),
      "Wrapping (3 choices)",
    );
    const name = screen.getByRole("textbox", { name: "New text field" });
    const add = screen.getByRole("button", { name: "Add text" });
    await user.type(name, "wrapping");
    expect(screen.getByText("This name already exists.")).toBeInTheDocument();
    expect(add).toHaveAttribute("aria-disabled", "true");
    await user.clear(name);
    await user.type(name, "Engraving");
    const form = within(name.closest("form") as HTMLFormElement);
    await user.clear(form.getByRole("textbox", { name: "Maximum length" }));
    await user.type(form.getByRole("textbox", { name: "Maximum length" }), "30");
    await user.type(form.getByRole("textbox", { name: "Added price" }), "5,50{Enter}");
    await user.type(name, "card{Enter}");
    expect(changesBar().getByText("What shoppers add: – → Wrapping, Engraving, Card")).toBeInTheDocument();
    await user.click(save());
    await isSaved();
    const [wrap, ...texts] = await saved();
    expect(choicesOf(wrap)).toEqual([
      ["Paper", 0],
      ["Cloth", 3],
      ["Box", 2.5],
    ]);
    expect(texts).toMatchObject([
      { name: "Engraving", freeTextSettings: { title: "Engraving", maxCharCount: 30, defaultAddedPrice: "5.50" } },
      { name: "Card", freeTextSettings: { title: "card", maxCharCount: 30 } },
    ]);
    const { items } = await site.client.customizationsV3.queryCustomizations().find();
    expect(items.map((each) => each.name).toSorted()).toEqual(["Card", "Engraving", "Wrapping"]);
  });

  it("are offered from every customization of the shop", async () => {
    const cards = Array.from({ length: 100 }, (_, index) => ({ ...SHOP[1], name: `Card ${index + 100}` }));
    await site.client.customizationsV3.bulkCreateCustomizations(cards);
    await show([]);
    expect(await screen.findByRole("option", { name: /^Card 199 / })).toBeInTheDocument();
  });

  it("are limited to ten, which the platform takes", async () => {
    const { user } = await show(Array.from({ length: 9 }, (_, index) => ({ ...ENGRAVING, name: `Text ${index}` })));
    await user.type(await screen.findByRole("textbox", { name: "New text field" }), "Last{Enter}");
    expect(await screen.findByText("A product has at most 10 of them.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add text" })).not.toBeInTheDocument();
    await user.click(save());
    await isSaved();
    expect(await saved()).toHaveLength(10);
  });

  it("show local and platform violations at their fields", async () => {
    const { user } = await show();
    const engraving = await card("Engraving");
    const min = engraving.getByRole("textbox", { name: "Minimum length" });
    await user.clear(min);
    await user.type(min, "50");
    expect(min).toHaveAccessibleDescription(/must not be more than the maximum/);
    const wrap = await card("Wrapping");
    for (const name of ["Paper", "Cloth"]) await user.click(wrap.getByRole("checkbox", { name }));
    expect(wrap.getByText("at least one is needed")).toBeInTheDocument();
    await user.click(save());
    expect(changesBar().getByText("Engraving, Minimum length: must not be more than the maximum")).toBeInTheDocument();
    expect(await mug.saved()).toMatchObject({ revision: "1" });

    await user.click(wrap.getByRole("checkbox", { name: "Cloth" }));
    await user.clear(min);
    await user.type(min, "1");
    const field = "product.modifiers[0].choicesSettings.choices[0].addedPrice";
    site.refuse(UPDATE, { field, description: "has too many digits" });
    await user.click(save());
    const cloth = wrap.getByRole("textbox", { name: "Added price of Cloth" });
    await waitFor(() => {
      expect(cloth).toHaveAccessibleDescription(/has too many digits/);
    });
    await user.type(cloth, "0");
    expect(cloth).not.toHaveAccessibleDescription(/has too many digits/);
  });

  it("show a violation at the sent field although they were moved since", async () => {
    const { user } = await show();
    const cloth = (await card("Wrapping")).getByRole("textbox", { name: "Added price of Cloth" });
    await user.type(cloth, "{Backspace}5");
    const { letGo } = site.hold(UPDATE);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: "Move Wrapping later" }));
    const field = "product.modifiers[0].choicesSettings.choices[1].addedPrice";
    letGo(refusal({ field, description: "has too many digits" }));
    await waitFor(() => {
      expect(screen.getByRole("textbox", { name: "Added price of Cloth" })).toHaveAccessibleDescription(
        /has too many digits/,
      );
    });
  });
});

describe("the subscriptions of a product", () => {
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
