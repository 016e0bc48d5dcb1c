import type { currentCart } from "@cartwright/sdk";
import { vi } from "vitest";
import type { Member } from "../lib/member";
import { fakeIdentity } from "./fakeIdentity";
import { ADA, fakeMembers } from "./fakeMembers";
import { fakeSession } from "./fakeSession";

type Cart = currentCart.Cart;
type CartLineItem = currentCart.LineItem;

export function line(id: string, name: string, quantity: number, more: Partial<CartLineItem> = {}): CartLineItem {
  return {
    _id: id,
    quantity,
    productName: { original: name },
    url: `http://store.example/product-page/${id}`,
    catalogReference: { appId: "app", catalogItemId: `product-${id}`, options: { variantId: `variant-${id}` } },
    price: { amount: "10.00", formattedAmount: "$10.00" },
    fullPrice: { amount: "10.00", formattedAmount: "$10.00" },
    lineItemPrice: { amount: `${quantity * 10}.00`, formattedAmount: `$${quantity * 10}.00` },
    availability: { status: "AVAILABLE", quantityAvailable: 9 },
    ...more,
  };
}

/** A client over a cart in memory, with or without a logged-in member. Each call is a mock that a test can override. */
export function fakeClient(start: Cart | null, member?: Member) {
  const session = fakeSession(member ? "member" : "visitor");
  let cart = start;
  const lines = () => cart?.lineItems ?? [];
  const put = (lineItems: CartLineItem[]) => {
    cart = { ...cart, currency: "USD", lineItems };
    return Promise.resolve({ cart });
  };
  return {
    session,
    ...fakeIdentity(session),
    ...fakeMembers(member ?? ADA),
    currentCart: {
      getCurrentCart: vi.fn(() => Promise.resolve(cart)),
      getCurrentCartOrNull: vi.fn(() => Promise.resolve(cart)),
      addToCurrentCart: vi.fn(({ lineItems }: { lineItems: Pick<CartLineItem, "catalogReference" | "quantity">[] }) =>
        put([
          ...lines(),
          ...lineItems.map(({ catalogReference, quantity = 1 }, index) =>
            line(`new-${lines().length + index}`, "Added", quantity, { catalogReference }),
          ),
        ]),
      ),
      updateCurrentCartLineItemQuantity: vi.fn((changes: { _id: string; quantity: number }[]) =>
        put(
          lines().map((entry) => {
            const change = changes.find(({ _id }) => _id === entry._id);
            return change ? line(change._id, entry.productName?.original ?? "", change.quantity) : entry;
          }),
        ),
      ),
      removeLineItemsFromCurrentCart: vi.fn((ids: string[]) =>
        put(lines().filter((entry) => !ids.includes(entry._id ?? ""))),
      ),
      updateCurrentCart: vi.fn(({ couponCode, cartInfo }: { couponCode?: string; cartInfo?: Partial<Cart> }) => {
        const coupon = couponCode && { appliedDiscounts: [{ coupon: { code: couponCode.toUpperCase() } }] };
        cart = { ...cart, ...coupon, ...cartInfo };
        return Promise.resolve(cart);
      }),
      removeCouponFromCurrentCart: vi.fn(() => {
        cart = { ...cart, appliedDiscounts: [] };
        return Promise.resolve({ cart });
      }),
      estimateCurrentCartTotals: vi.fn(() =>
        Promise.resolve({
          currency: "USD",
          priceSummary: {
            subtotal: { amount: "20.00", formattedAmount: "$20.00" },
            total: { amount: "20.00", formattedAmount: "$20.00" },
          },
        }),
      ),
      createCheckoutFromCurrentCart: vi.fn(() => Promise.resolve({ checkoutId: "checkout" })),
    },
    redirects: {
      createRedirectSession: vi.fn(() => Promise.resolve({ redirectSession: { fullUrl: "https://pay.example/" } })),
    },
  };
}
