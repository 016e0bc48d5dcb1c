/** Messages for refusals and failures, with the request id for support. */
import { ApplicationError } from "@cartwright/sdk";
import { PartlySavedError, type SavedPart } from "@cartwright/sdk/owner";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { readError, errorText, violationsOf } from "../../../lib/errors";
import { listText } from "../../../lib/listText";
import { textIn, type TextTable } from "../../../lib/textTable";
import type { Refusal } from "../../../lib/typed";
import { violationText } from "../../../lib/violations";
import { catalogGapText } from "../../session/site";
import { recordOf, textFrom } from "../../session/request";

const REFUSALS: TextTable = {
  ORDER_ALREADY_CANCELED: msg`The order is already cancelled.`,
  ORDER_HAS_AUTHORIZED_TRANSACTION: msg`A payment is still authorised: capture or release it first.`,
  ORDER_IS_PENDING: msg`The order still waits for its payment.`,
  ORDER_IS_REJECTED: msg`The order was declined.`,
  ORDER_ALREADY_PAID: msg`The order is already paid.`,
  ORDER_HAS_CHARGEBACKS: msg`A payment of this order is disputed.`,
  TRACKING_NUMBER_ALREADY_EXISTS: msg`This order already has this tracking number.`,
  PAYMENT_NOT_REFUNDABLE: msg`This payment cannot be refunded.`,
  INVALID_PAYMENT_REFUND_AMOUNT: msg`You cannot refund more than the rest of a payment.`,
  EXTERNAL_REFUND_EXPECTED: msg`This payment can only be refunded outside the shop.`,
  PAYMENT_NOT_AUTHORIZED: msg`The payment is not authorised.`,
  PAYMENT_ALREADY_CAPTURED: msg`The payment is already captured.`,
  PAYMENT_ALREADY_VOIDED: msg`The payment is already released.`,
  OWNER_MEMBER_BLOCK_FORBIDDEN: msg`The site's owner cannot be blocked.`,
  OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN: msg`Owners and contributors of the site cannot be deleted.`,
  DUPLICATE_SLUG: msg`Another category already has this address.`,
  PARENT_CATEGORY_HIDDEN: msg`The category above is hidden: show that one first.`,
  TREE_CYCLE_DETECTED: msg`A category cannot be moved below itself.`,
  CATEGORY_DEPTH_LIMIT_EXCEEDED: msg`Categories can be at most five levels deep.`,
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: msg`There can be at most 1000 categories.`,
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: msg`An app manages this category: it cannot be changed here.`,
  NOT_ON_A_HOSTED_SITE: msg`This is not available on a hosted site.`,
  PRODUCT_GROUP_LIMIT_EXCEEDED: msg`The site has the largest number of product groups.`,
  MEMBER_LIMIT_EXCEEDED: msg`A group has at most 100 products.`,
  PRODUCTS_MISSING_CUSTOMIZATION: msg`A product lacks the option of the group.`,
  PRODUCT_IN_ANOTHER_GROUP: msg`A product is in another group already.`,
  INVALID_REVISION: msg`Someone else has changed it in the meantime.`,
  SKU_ALREADY_EXIST_ERROR: msg`Another product already has one of these SKUs.`,
  BARCODE_ALREADY_EXIST_ERROR: msg`Another product already has one of these barcodes.`,
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION: msg`A product of this kind cannot have subscriptions.`,
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT: msg`A subscription discount is larger than the price.`,
  HOSTED_SITE_UNAVAILABLE: msg`The hosted site cannot be reached right now.`,
};

/** The labels of fields, by a part of their wire paths. */
const FIELDS: TextTable = {
  name: msg`Name`,
  title: msg`Title`,
  slug: msg`Address`,
  description: msg`Description`,
  plainDescription: msg`Description`,
  sku: msg`SKU`,
  barcode: msg`Barcode`,
  price: msg`Price`,
  actualPrice: msg`Price`,
  compareAtPrice: msg`Compare-at price`,
  cost: msg`Cost`,
  weight: msg`Weight`,
  quantity: msg`Quantity`,
  brand: msg`Brand`,
  ribbon: msg`Ribbon`,
  code: msg`Code`,
  email: msg`Email`,
  country: msg`Country`,
  countries: msg`Countries`,
  city: msg`City`,
  postalCode: msg`Postcode`,
  trackingNumber: msg`Tracking number`,
};

/** The label of a refused field: that of the last labelled part of its path, else the last part itself. */
function fieldLabel(path: string): string {
  const parts = path
    .replace(/\[\d+\]/g, "")
    .split(".")
    .reverse();
  const known = parts.find((part) => textIn(FIELDS, part) !== undefined);
  return textIn(FIELDS, known) ?? parts[0] ?? path;
}

/** The greatest number of refused fields in one message. */
const MAX_VIOLATIONS = 4;

/** Turns the failed entry of a bulk answer into an error that can be thrown and shown. */
export function refusalOf(entry: unknown): ApplicationError {
  const { code, description } = recordOf(entry);
  const message = textFrom(description);
  return new ApplicationError({ kind: "application", message, ...(typeof code === "string" && { code }) });
}

/** The message of a failure. */
export function problemText(reason: unknown): string {
  if (reason instanceof PartlySavedError) return partlyText(reason);
  const error = reason instanceof Error ? reason : refusalOf(reason);
  const { code, requestId } = readError(error);
  const named = textIn(REFUSALS, code);
  const violations = violationsOf(error).slice(0, MAX_VIOLATIONS);
  const fields = violations.map((violation) => {
    const text = catalogGapText(recordOf(violation.data).gap) ?? violationText(violation);
    return `${fieldLabel(violation.field)}: ${text}`;
  });
  const text = named ?? (fields.length > 0 ? fields.join(" ") : errorText(error));
  return requestId ? `${text} ${t`Reference ${{ id: requestId }}`}` : text;
}

const PARTS: Readonly<Record<SavedPart, MessageDescriptor>> = {
  options: msg`options`,
  details: msg`details and prices`,
  brand: msg`brand`,
  ribbon: msg`ribbon`,
  variants: msg`variants`,
  media: msg`pictures`,
  choiceMedia: msg`pictures of choices`,
  stock: msg`stock`,
};

/** The message of a partial save: the saved parts, the unsaved ones, and the reason. */
function partlyText({ saved, unsaved, cause }: PartlySavedError): string {
  const names = (parts: readonly SavedPart[]) => listText(parts.map((part) => i18n._(PARTS[part])));
  const [done, left] = [names(saved), names(unsaved)];
  return t`Saved: ${done}. Not saved: ${left}. ${{ reason: problemText(cause) }}`;
}

/** Whether a change was refused as outdated: another change was saved since the read. */
export function isOutdated(error: unknown): boolean {
  return readError(error).code === "INVALID_REVISION";
}

const TYPED: TextTable = {
  form: msg`is not a number`,
  negative: msg`must not be less than 0`,
  digits: msg`has too many decimal places`,
  large: msg`is too large`,
  currency: msg`is in another currency, or not a number`,
};

/** A refusal as a sentence that follows a text. */
export function refusalText(refusal: Refusal): string {
  return textIn(TYPED, refusal) ?? refusal;
}
