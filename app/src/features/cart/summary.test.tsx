import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { StoreConfig } from "../../lib/config";
import { setLanguage } from "../../lib/language";
import { fakeClient, line } from "../../test/fakeClient";
import { ADA } from "../../test/fakeMembers";
import { renderStore } from "../../test/renderStore";
import { CartSummary } from "./CartSummary";
import type { CartAddress, CartTotals as CartSums } from "../../lib/cart";
import { CartTotals } from "./CartTotals";
import { DeliveryOptions } from "./DeliveryOptions";
import { MembershipOptions } from "./MembershipOptions";
import { setPlan } from "./plan";

afterEach(() => {
  setPlan({});
});

const usd = (amount: string) => ({ amount });
const cart = () => ({ currency: "USD", lineItems: [line("mug", "Mug", 2)] });

/** Renders the summary of a cart with this estimate. */
function withEstimate(estimate: object, address?: CartAddress, config?: Partial<StoreConfig>) {
  if (address) setPlan({ address });
  const client = fakeClient(cart());
  const answer = vi.fn<(input?: object) => Promise<object>>(() => Promise.resolve({ currency: "USD", ...estimate }));
  const currentCart = { ...client.currentCart, estimateCurrentCartTotals: answer };
  const checkout = {
    updateCheckout: vi.fn<(id: string, fields: object, more?: object) => Promise<object>>(() => Promise.resolve({})),
    getCheckout: vi.fn<(id: string) => Promise<object>>(() => Promise.resolve({})),
    removeGiftCard: vi.fn<(id: string) => Promise<object>>(() => Promise.resolve({})),
  };
  return { answer, checkout, ...renderStore(<CartSummary />, { ...client, currentCart, checkout }, undefined, config) };
}

const rows = () =>
  screen.getAllByRole("definition").map((value) => `${value.previousSibling?.textContent} ${value.textContent}`);

describe("the totals", () => {
  it("have a row for each discount, fee and tax, and the amounts due now and later", async () => {
    withEstimate(
      {
        priceSummary: {
          subtotal: usd("20.00"),
          discount: usd("5.00"),
          shipping: usd("0.00"),
          tax: usd("1.50"),
          additionalFees: usd("2.00"),
          total: usd("18.50"),
        },
        appliedDiscounts: [
          { coupon: { code: "SPRING", amount: usd("3.00") } },
          { discountRule: { name: { original: "Two for less" }, amount: usd("2.00") } },
        ],
        additionalFees: [{ name: "Gift wrap", price: usd("2.00") }],
        calculatedLineItems: [
          {
            pricesBreakdown: {
              taxDetails: {
                taxBreakdown: [
                  {
                    jurisdiction: "Columbia",
                    jurisdictionType: "COUNTY",
                    taxName: "County tax",
                    rate: "0.04",
                    taxAmount: usd("0.50"),
                  },
                  {
                    jurisdiction: "New York",
                    jurisdictionType: "STATE",
                    taxName: "Sales tax",
                    rate: "0.04",
                    taxAmount: usd("0.50"),
                  },
                ],
              },
            },
          },
          {
            pricesBreakdown: {
              taxDetails: {
                taxBreakdown: [
                  {
                    jurisdiction: "New York",
                    jurisdictionType: "STATE",
                    taxName: "Sales tax",
                    rate: "0.04",
                    taxAmount: usd("0.50"),
                  },
                ],
              },
            },
          },
        ],
        giftCard: { _id: "g", obfuscatedCode: "••1234", amount: usd("10.00") },
        payNow: { total: usd("8.50") },
        payLater: { total: usd("4.00") },
      },
      { country: "US" },
    );
    await screen.findByText("Sales tax · New York");
    expect(rows()).toEqual([
      "Subtotal $20.00",
      "Discount −$5.00",
      "Discount (SPRING) −$3.00",
      "Two for less −$2.00",
      "Delivery Free",
      "Gift wrap $2.00",
      "Tax $1.50",
      "Sales tax · New York $1.00",
      "County tax · Columbia $0.50",
      "Estimated total $18.50",
      "Gift card ••1234 −$10.00",
      "Due now $8.50",
      "Due later $4.00",
    ]);
  });

  it("show that tax is included or approximate, and name amounts that could not be calculated", async () => {
    withEstimate(
      {
        cart: { currency: "USD", taxIncludedInPrices: true },
        priceSummary: { subtotal: usd("20.00"), tax: usd("3.19"), total: usd("20.00") },
        taxSummary: { calculationDetails: { autoTaxFallbackDetails: { fallbackReason: "AUTO_TAX_FAILED" } } },
        calculationErrors: { generalShippingCalculationError: { applicationError: { code: "X" } } },
        violations: [{ severity: "ERROR", description: "At least $50 is needed." }],
      },
      { country: "DE" },
    );
    expect(await screen.findByText("Includes tax")).toBeInTheDocument();
    expect(rows()).toContain("Includes tax $3.19");
    expect(screen.getByText(/Tax is an estimate/)).toBeInTheDocument();
    expect(screen.getByText("Delivery could not be calculated right now.")).toBeInTheDocument();
    expect(screen.getByText("At least $50 is needed.")).toBeInTheDocument();
  });

  it("show unknown delivery and tax as not known yet", async () => {
    withEstimate(
      {
        priceSummary: { subtotal: usd("20.00"), total: usd("20.00") },
        calculationErrors: { generalShippingCalculationError: { applicationError: { code: "X" } } },
      },
      { country: "DE" },
    );
    await screen.findByText("Delivery could not be calculated right now.");
    expect(rows()).toEqual(["Subtotal $20.00", "Delivery Not known yet", "Tax Not known yet", "Total so far $20.00"]);
  });

  it("show the progress to free delivery", async () => {
    withEstimate(
      { cart: { currency: "USD" }, priceSummary: { subtotal: usd("20.00"), total: usd("20.00") } },
      undefined,
      { freeDeliveryOver: { US: { amount: "50.00", currency: "USD" } } },
    );
    const bar = await screen.findByRole("progressbar", { name: "Progress to free delivery" });
    expect(bar).toHaveAttribute("aria-valuenow", "40");
    expect(bar).toHaveAttribute("aria-valuetext", "Spend $30.00 more for free delivery (United States)");
  });

  it("format the amount to free delivery for the language", async () => {
    onTestFinished(() => {
      setLanguage("en");
    });
    setLanguage("de");
    withEstimate(
      { cart: { currency: "USD" }, priceSummary: { subtotal: usd("20.00"), total: usd("20.00") } },
      undefined,
      { freeDeliveryOver: { US: { amount: "50.00", currency: "USD" } } },
    );
    expect(await screen.findByText(/^Spend 30,00\s\$ more/)).toBeInTheDocument();
  });

  it("name tax alone as open once delivery is free", async () => {
    withEstimate(
      { cart: { currency: "USD" }, priceSummary: { subtotal: usd("60.00"), total: usd("60.00") } },
      undefined,
      { freeDeliveryOver: { US: { amount: "50.00", currency: "USD" } } },
    );
    expect(await screen.findByText("Free delivery (United States)")).toBeInTheDocument();
    expect(screen.getByText("Tax is calculated from your address.")).toBeInTheDocument();
  });

  it("and the checkout are above the forms", async () => {
    withEstimate(
      {
        cart: { currency: "USD" },
        priceSummary: { subtotal: usd("20.00"), total: usd("20.00") },
      },
      undefined,
      { freeDeliveryOver: { US: { amount: "50.00", currency: "USD" } } },
    );
    await screen.findByRole("progressbar");
    const checkout = screen.getByRole("button", { name: "Checkout" });
    for (const name of ["Coupon code", "Country"]) {
      expect(checkout.compareDocumentPosition(screen.getByLabelText(name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

describe("the delivery options", () => {
  const option = (code: string, title: string, logistics: object, price = "5.00") => ({
    code,
    title,
    logistics,
    cost: { price: usd(price), otherCharges: [{ type: "INSURANCE", price: usd("1.00") }] },
  });

  it("show time slots and pickup points, and send the chosen one", async () => {
    const slot = (day: string) => ({ from: new Date(`${day}T09:00:00`), to: new Date(`${day}T11:00:00`) });
    const pickupDetails = {
      pickupMethod: "PICKUP_POINT",
      address: { country: "US", addressLine1: "1 Mill Lane", city: "Hudson" },
    };
    const { user, answer } = withEstimate(
      {
        priceSummary: { total: usd("25.00") },
        shippingInfo: {
          selectedCarrierServiceOption: { code: "standard" },
          carrierServiceOptions: [
            {
              carrierId: "c",
              shippingOptions: [
                option("standard", "Standard", { deliveryTime: "3 to 5 days" }),
                option("bike-1", "By bicycle", { deliveryTimeSlot: slot("2026-12-01") }),
                option("bike-2", "By bicycle", { deliveryTimeSlot: slot("2026-12-02") }),
                option("mill", "The mill", { pickupDetails }, "0.00"),
              ],
            },
          ],
        },
      },
      { country: "US" },
    );
    expect(await screen.findByRole("radio", { name: /^Standard3 to 5 days/ })).toBeChecked();
    const bicycle = within(screen.getByRole("group", { name: "By bicycle" }));
    expect(bicycle.getAllByRole("radio")).toHaveLength(2);
    expect(bicycle.getByRole("radio", { name: /Dec 1.*9:00.*11:00/ })).toBeInTheDocument();
    const mill = screen.getByRole("radio", {
      name: /The mill.*Pickup point: 1 Mill Lane, Hudson.*Free.*Insurance: \+ \$1.00/,
    });
    await user.click(mill);
    await waitFor(() => {
      expect(answer).toHaveBeenLastCalledWith(
        { shippingAddress: { country: "US" }, selectedShippingOption: { code: "mill", carrierId: "c" } },
        expect.anything(),
      );
    });
  });
});

it("totals are estimated for a saved address of the member", async () => {
  const addresses = [{ _id: "a", addressLine: "7 Hauptstraße", city: "Berlin", postalCode: "10115", country: "DE" }];
  const client = fakeClient(cart(), { ...ADA, contact: { addresses } });
  const estimateCurrentCartTotals = vi.fn((...given: [input?: object]) =>
    Promise.resolve({ given, currency: "USD", priceSummary: { total: usd("20.00") } }),
  );
  const { user } = renderStore(<CartSummary />, {
    ...client,
    currentCart: { ...client.currentCart, estimateCurrentCartTotals },
  });
  await user.selectOptions(await screen.findByLabelText("Saved address"), "7 Hauptstraße, Berlin, Germany");
  expect(screen.getByLabelText("Postcode")).toHaveValue("10115");
  await user.click(screen.getByRole("button", { name: "Estimate" }));
  await waitFor(() => {
    expect(estimateCurrentCartTotals).toHaveBeenLastCalledWith(
      { shippingAddress: { country: "DE", postalCode: "10115" } },
      expect.anything(),
    );
  });
});

it("totals are estimated for the shop's delivery countries with their postcode formats", async () => {
  const { user } = withEstimate({}, undefined, { country: "DE", countries: ["AT", "DE", "HK"] });
  await user.click(await screen.findByText("Estimate delivery and tax"));
  const country = screen.getByLabelText("Country");
  expect(
    within(country)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Austria", "Germany", "Hong Kong SAR China"]);
  await user.type(screen.getByLabelText("Postcode"), "12");
  await user.click(screen.getByRole("button", { name: "Estimate" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a postcode of Germany, such as 26133.");
  await user.selectOptions(country, "HK");
  expect(screen.queryByLabelText("Postcode")).not.toBeInTheDocument();
});

describe("memberships and gift cards", () => {
  it("a membership can be chosen, and an invalid one shows the reason", async () => {
    const name = (original: string) => ({ original });
    const { user, answer } = withEstimate({
      membershipOptions: {
        eligibleMemberships: [
          { _id: "m", appId: "plans", name: name("Tea club"), lineItemIds: ["mug"], credits: { remaining: 3 } },
        ],
        invalidMemberships: [{ membership: { _id: "n", name: name("Old club") }, reason: "it has ended" }],
      },
    });
    expect(await screen.findByText("Old club cannot be used: it has ended")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: /Tea club.*3 credits left/ }));
    await waitFor(() => {
      expect(answer).toHaveBeenLastCalledWith(
        expect.objectContaining({
          selectedMemberships: { memberships: [{ _id: "m", appId: "plans", lineItemIds: ["mug"] }] },
        }),
        expect.anything(),
      );
    });
  });

  it("a gift card is redeemed at checkout or refused with the reason", async () => {
    const { user, checkout } = withEstimate({ priceSummary: { total: usd("20.00") } });
    await user.click(await screen.findByText("Gift card", { selector: "summary" }));
    const field = screen.getByLabelText("Gift card code");
    checkout.updateCheckout.mockRejectedValueOnce(
      Object.assign(new Error("raw"), { kind: "application", status: 400, code: "GIFT_CARD_EXPIRED" }),
    );
    await user.type(field, "OLD{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("This gift card has expired.");
    await user.clear(field);
    await user.type(field, "GOOD{Enter}");
    await waitFor(() => {
      expect(checkout.updateCheckout).toHaveBeenLastCalledWith("checkout", {}, { giftCardCode: "GOOD" });
    });
    expect(await screen.findByText("Gift card applied.")).toBeInTheDocument();
  });
});

describe("checkout", () => {
  it("waits for pending changes and can be cancelled", async () => {
    const client = fakeClient(cart());
    const { user } = renderStore(<CartSummary />, client);
    const button = await screen.findByRole("button", { name: "Checkout" });
    client.currentCart.createCheckoutFromCurrentCart.mockReturnValueOnce(new Promise(() => undefined));
    await user.click(button);
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    await user.click(cancel);
    expect(within(document.body).getByRole("button", { name: "Checkout" })).not.toHaveAttribute("aria-busy");
    expect(client.redirects.createRedirectSession).not.toHaveBeenCalled();
  });
});

it("a checkout needs no delivery method, but shows that an address cannot be delivered to", () => {
  const problem = (severity: "warning" | "error", text: string) => ({
    severity,
    code: "MISSING_DELIVERY_METHOD",
    text,
    lineIds: [],
  });
  const totals: ComponentProps<typeof CartTotals>["totals"] = {
    discounts: [],
    feeRows: [],
    taxRows: [],
    taxIncluded: false,
    memberships: { eligible: [], invalid: [] },
    giftCards: [],
    violations: [problem("warning", "No method was chosen."), problem("error", "Nothing is delivered there.")],
    problems: [],
  };
  renderStore(<CartTotals totals={totals} updating={false} complete />, fakeClient(null));
  expect(screen.getByText("Nothing is delivered there.")).toBeVisible();
  expect(screen.queryByText("No method was chosen.")).not.toBeInTheDocument();
});

const V2_TOTALS: CartSums = {
  discounts: [],
  feeRows: [],
  taxRows: [],
  taxIncluded: false,
  giftCards: [],
  violations: [],
  problems: [],
};

it("the summary shows the delivery method chosen earlier if the cart lists no options", () => {
  const price = { amount: "5.00", currency: "USD", text: "$5.00" };
  const chosenDelivery = { code: "std", title: "Standard post", price, charges: [] };
  const options = (totals: CartSums, updating = false) => (
    <DeliveryOptions totals={totals} updating={updating} chosen={undefined} onChoose={vi.fn()} />
  );
  const { unmount } = renderStore(options({ ...V2_TOTALS, chosenDelivery }), fakeClient(null));
  expect(screen.getByText("Standard post")).toBeVisible();
  expect(screen.getByText("You can change the delivery method at checkout.")).toBeVisible();
  unmount();
  const { unmount: leave } = renderStore(options(V2_TOTALS), fakeClient(null));
  expect(screen.getByText("You choose the delivery method at checkout.")).toBeVisible();
  leave();
  // The totals from before the address say nothing about its delivery.
  renderStore(options(V2_TOTALS, true), fakeClient(null));
  expect(screen.queryByText("You choose the delivery method at checkout.")).not.toBeInTheDocument();
});

it("the summary shows a membership chosen earlier as selected", () => {
  const tea = { id: "m", appId: "plans", name: "Tea club", lineIds: ["mug"], selected: true };
  const totals = { ...V2_TOTALS, memberships: { eligible: [tea], invalid: [] } };
  renderStore(<MembershipOptions totals={totals} chosen={undefined} onChoose={vi.fn()} />, fakeClient(null));
  expect(screen.getByRole("radio", { name: "Tea club" })).toBeChecked();
});

describe("the note to the shop", () => {
  it("is saved on blur and shown again", async () => {
    const client = fakeClient({ ...cart(), buyerNote: "Ring twice" });
    const { user } = renderStore(<CartSummary />, client);
    const field = await screen.findByLabelText("Note to the shop");
    await waitFor(() => {
      expect(field).toHaveValue("Ring twice");
    });
    await user.clear(field);
    await user.type(field, "Happy birthday, Ada");
    expect(client.currentCart.updateCurrentCart).not.toHaveBeenCalled();
    await user.tab();
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(client.currentCart.updateCurrentCart).toHaveBeenCalledWith({
      cartInfo: { buyerNote: "Happy birthday, Ada" },
    });
  });

  it("stays in its field with the reason when it cannot be saved", async () => {
    const client = fakeClient(cart());
    client.currentCart.updateCurrentCart.mockRejectedValueOnce(new Error("down"));
    const { user } = renderStore(<CartSummary />, client);
    await user.click(await screen.findByText("Add a note or gift message"));
    const field = screen.getByLabelText("Note to the shop");
    await user.type(field, "For Bo");
    await user.tab();
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(field).toHaveValue("For Bo");
  });
});
