/** Draft orders that the owner makes for customers: the lines, and the checkout that computes delivery and totals. */
import { msg } from "@lingui/core/macro";
import { queryOptions } from "@tanstack/react-query";
import { type checkout, Money, STORES_APP_ID } from "@cartwright/sdk";
import { ORDER } from "../../generated/bounds";
import { listText } from "../../lib/listText";
import type { CatalogVersion } from "../session/catalog";
import type { ConsoleClient } from "../session/client";
import { type Field, fieldProblem, type Texts } from "../../ui/form/field";
import type { FoundProduct } from "../categories/queries";
import { isAmount } from "../kit/ui/amounts";
import { CONSOLE } from "../session/session";

export type Checkout = checkout.Checkout;

/** A line of a new order: a product, or a custom item with a name and a price. */
export interface NewLine {
  key: string;
  productId?: string;
  product?: FoundProduct;
  name: string;
  variantId: string;
  /** NaN while nothing is typed. */
  quantity: number;
  price: string;
}

/** The name of a custom item. */
export const ITEM_NAME: Field<NewLine> = { name: "name", label: msg`Name`, max: ORDER.itemName, required: true };

export interface VariantChoice {
  productId: string;
  value: string;
  label: string;
  /** The amount as decimal text. */
  price: string | undefined;
}

/** The variants of those products that have options. */
export function variantsQuery(client: ConsoleClient, catalog: CatalogVersion | undefined, ids: readonly string[]) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "variants", catalog, ids],
    enabled: catalog !== undefined && ids.length > 0,
    queryFn: async ({ signal }): Promise<VariantChoice[]> => {
      if (catalog === 1) return (await Promise.all(ids.map((id) => variantsOfV1(client, id, signal)))).flat();
      const { variants = [] } = await client.readOnlyVariantsV3.searchVariants(
        { filter: { "productData.productId": { $in: [...ids] } }, cursorPaging: { limit: 1000 } },
        {},
        { signal },
      );
      return variants.flatMap(({ variantId = "", productData, optionChoices = [], price }) => {
        const label = listText(optionChoices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName));
        const productId = productData?.productId ?? "";
        return label ? [{ productId, value: variantId, label, price: price?.actualPrice?.amount }] : [];
      });
    },
  });
}

async function variantsOfV1(client: ConsoleClient, id: string, signal: AbortSignal): Promise<VariantChoice[]> {
  const { variants = [] } = await client.products.queryProductVariants(id, {}, { signal });
  return variants.flatMap(({ _id, choices = {}, variant }) => {
    const label = listText(Object.values(choices));
    return label ? [{ productId: id, value: _id, label, price: variant?.priceData?.discountedPrice?.toString() }] : [];
  });
}

/** Whether a line lacks its variant, name, price or quantity, or its name is too long. */
export const isIncomplete = (line: NewLine, variants: readonly VariantChoice[] = []): boolean =>
  !(line.quantity > 0) ||
  (line.productId
    ? !line.variantId && variants.some((each) => each.productId === line.productId)
    : fieldProblem(ITEM_NAME, line) !== undefined || !line.price);

/** The price of one piece of a line, as decimal text; undefined until it is known. */
export function unitPrice(line: NewLine, variants: readonly VariantChoice[]): string | undefined {
  const { productId, product, variantId, price } = line;
  if (!productId) return isAmount(price, 2) ? price : undefined;
  const { minValue, maxValue } = product?.actualPriceRange ?? {};
  const only = minValue?.amount === maxValue?.amount ? minValue?.amount : undefined;
  return variantId ? variants.find(({ value }) => value === variantId)?.price : only;
}

/** The sum of the lines before delivery and tax, as decimal text; undefined until every price is known. */
export function subtotal(lines: readonly NewLine[], variants: readonly VariantChoice[], currency: string) {
  const sums = lines.map((line) => {
    const price = unitPrice(line, variants);
    return price && line.quantity > 0 ? Money.parse(price, currency).times(String(line.quantity)) : undefined;
  });
  return sums.length > 0 && sums.every((sum) => sum !== undefined) ? Money.sum(sums, currency).toString() : undefined;
}

/** The products of lines, as the platform takes them. */
export const catalogItemsOf = (lines: readonly NewLine[]) =>
  lines.flatMap(({ productId, variantId, quantity }) =>
    productId
      ? [
          {
            quantity,
            catalogReference: {
              appId: STORES_APP_ID,
              catalogItemId: productId,
              ...(variantId && { options: { variantId } }),
            },
          },
        ]
      : [],
  );

/* oxlint-disable typescript/no-deprecated -- Cart V2 lists no delivery options */

/** Creates the checkout of a new order. */
export function makeCheckout(client: ConsoleClient, lines: readonly NewLine[], fields: Texts): Promise<Checkout> {
  const { email = "", firstName = "", lastName = "", phone = "", country = "" } = fields;
  const filled = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
  const contactDetails = { firstName, lastName, ...(phone && { phone }) };
  const address = filled(["addressLine1", "addressLine2", "city", "postalCode", "subdivision", "country"]);
  const destination = { contactDetails, ...(country && { address }) };
  return client.checkout.createCheckout({
    channelType: "BACKOFFICE_MERCHANT",
    lineItems: catalogItemsOf(lines),
    customLineItems: lines.flatMap(({ productId, name, price, quantity }) =>
      productId
        ? []
        : [{ quantity, price, productName: { original: name }, itemType: { preset: "PHYSICAL" as const } }],
    ),
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: destination,
      shippingInfo: { shippingDestination: destination },
    },
  });
}

export const chooseDelivery = (client: ConsoleClient, { _id = "" }: Checkout, code: string): Promise<Checkout> =>
  client.checkout.updateCheckout(_id, { shippingInfo: { selectedCarrierServiceOption: { code } } });

/** The URL of the checkout page for the customer. */
export const checkoutUrl = async (client: ConsoleClient, { _id = "" }: Checkout): Promise<string> =>
  (await client.checkout.getCheckoutUrl(_id)).checkoutUrl ?? "";

/* oxlint-enable typescript/no-deprecated */

/** The delivery options of a checkout, from all carriers. */
export const deliveryOptions = ({ shippingInfo }: Checkout) =>
  (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ shippingOptions = [] }) => shippingOptions);

export const chosenDelivery = ({ shippingInfo }: Checkout) => shippingInfo?.selectedCarrierServiceOption?.code ?? "";
