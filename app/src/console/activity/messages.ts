/** Describes calls in words: their subject and their action. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Entry } from "../session/log";

type Table = readonly (readonly [pattern: RegExp, words: MessageDescriptor])[];

const SUBJECTS: Table = [
  [/\/categories(\/|$)/, msg`Category`],
  [/\/collections/, msg`Collection`],
  [/\/brands/, msg`Brand`],
  [/\/ribbons/, msg`Ribbon`],
  [/\/info-sections/, msg`Info section`],
  [/\/customizations/, msg`Customization`],
  [/inventory/i, msg`Stock`],
  [/\/products|\/variants/, msg`Product`],
  [/\/member-reports/, msg`Report`],
  [/\/fulfillments/, msg`Fulfilment`],
  [/\/payments|\/order-billing/, msg`Payment`],
  [/\/orders/, msg`Order`],
  [/\/members/, msg`Member`],
  [/\/coupons/, msg`Coupon`],
  [/\/giftCards/, msg`Gift card`],
  [/\/memberships/, msg`Membership`],
  [/\/checkouts/, msg`Trial checkout`],
  [/\/shippingOptions/, msg`Delivery`],
  [/\/taxRules/, msg`Tax`],
  [/\/webhooks/, msg`Webhook`],
  [/\/site-settings/, msg`Settings`],
];

const ACTS: Table = [
  [/\/approve/, msg`approved`],
  [/\/block/, msg`blocked`],
  [/\/unmute$/, msg`unmuted`],
  [/\/mute$/, msg`muted`],
  [/\/disconnect$/, msg`logged out everywhere`],
  [/\/cancel$/, msg`cancelled`],
  [/refund/, msg`refunded`],
  [/mark-as-paid$/, msg`marked as paid`],
  [/\/capture/, msg`captured`],
  [/\/void/, msg`released`],
  [/\/activities\//, msg`note added`],
  [/\/move$/, msg`moved`],
  [/\/visibility$|\/show$/, msg`shown or hidden`],
  [/\/productIds$/, msg`products added`],
  [/\/productIds\/delete$/, msg`products removed`],
  [/\/add-items?$/, msg`products added`],
  [/\/remove-items?$/, msg`products removed`],
  [/\/set-arranged-items$/, msg`products put in order`],
  [/-choices$/, msg`choices changed`],
  [/\/deliveries\//, msg`sent again`],
  [/\/import$/, msg`imported`],
  [/^DELETE|\/delete(-by-filter)?$/, msg`deleted`],
  [/^POST .*\/update|^PATCH|^PUT|\/adjust|\/increment|\/decrement/, msg`changed`],
  [/^POST/, msg`created`],
];

const OTHER = { subject: msg({ context: "subject", message: "Other" }), act: msg`changed` };

export interface EntryTexts {
  subject: MessageDescriptor;
  act: MessageDescriptor;
  /** The link to the subject's screen, if there is one. */
  to: string | undefined;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const SCREENS: readonly (readonly [pattern: RegExp, screen: string])[] = [
  [/^\/ecom\/v1\/(?:.*\/)?orders\//, "/owner/orders"],
  [/^\/members\/v1\/members\//, "/owner/members"],
  [/^\/stores\/v3\/products\//, "/owner/products"],
  [/^\/categories\/v1\/(?:bulk\/)?categories\//, "/owner/categories"],
];

const first = (table: Table, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

export function entryTexts({ method, path }: Pick<Entry, "method" | "path">): EntryTexts {
  const id = ID.exec(path)?.[0];
  const screen = SCREENS.find(([pattern]) => pattern.test(path))?.[1];
  const act = first(ACTS, `${method} ${path}`) ?? OTHER.act;
  return {
    subject: first(SUBJECTS, path) ?? OTHER.subject,
    act,
    to: id && screen && !(method === "DELETE" && path.endsWith(id)) ? `${screen}/${id}` : undefined,
  };
}
