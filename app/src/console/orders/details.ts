/** The details of a placed order that the owner can change: contact, delivery address, notes and tags. */
import { msg, t } from "@lingui/core/macro";
import { ADDRESS, ORDER } from "../../generated/bounds";
import type { Order } from "../../lib/order";
import { countryName, streetOf } from "../../lib/countries";
import type { Member } from "../members/queries";
import type { ConsoleClient } from "../session/client";
import { lengthProblem } from "../../lib/violations";
import type { Field, Texts } from "../../ui/form/field";
import { CountryField, CountryRegionField, type Entry, type Form } from "../kit/form";

const CONTACT = ["firstName", "lastName", "phone"] as const;
const ADDRESS_FIELDS = ["addressLine1", "addressLine2", "city", "postalCode", "subdivision", "country"] as const;

const DELIVERY_FIELDS: readonly Field[] = [
  { name: "firstName", label: msg`First name`, max: ADDRESS.firstName, half: true },
  { name: "lastName", label: msg`Last name`, max: ADDRESS.lastName, half: true },
  { name: "phone", label: msg`Phone`, max: ADDRESS.phone },
  { name: "country", label: msg`Country`, Input: CountryField, resets: { subdivision: "" }, text: countryName },
  { name: "subdivision", label: msg`State or region`, Input: CountryRegionField },
  { name: "addressLine1", label: msg`Street and number`, max: ADDRESS.line },
  { name: "addressLine2", label: msg`Apartment, floor, company`, max: ADDRESS.line2 },
  { name: "city", label: msg`City`, max: ADDRESS.city, half: true },
  { name: "postalCode", label: msg`Postcode`, max: ADDRESS.postalCode, half: true },
];

/** The fields of a new order's customer. */
export const CUSTOMER: readonly Field[] = [
  ...DELIVERY_FIELDS.slice(0, 2),
  { name: "email", label: msg`Email`, max: ADDRESS.email, required: true },
  ...DELIVERY_FIELDS.slice(2),
];

/** The delivery contact and address of an order. */
const destinationOf = ({ shippingInfo, recipientInfo }: Order) =>
  shippingInfo?.logistics?.shippingDestination ?? recipientInfo;

export const tagsOf = ({ tags }: Order): string[] => tags?.privateTags?.tagIds ?? [];

export function detailsEntry(order: Order): Entry {
  const { contactDetails, address } = destinationOf(order) ?? {};
  return {
    id: order._id ?? "",
    name: t`Order ${{ number: order.number ?? "" }}`,
    raw: { ...order },
    values: {
      email: order.buyerInfo?.email ?? "",
      note: order.buyerNote ?? "",
      tags: tagsOf(order).join(", "),
      ...deliveryValues(contactDetails, address),
    },
  };
}

type Contact = NonNullable<NonNullable<ReturnType<typeof destinationOf>>["contactDetails"]>;
type Address = Parameters<typeof streetOf>[0];

function deliveryValues(contact: Contact = {}, address: Address = {}): Texts {
  return {
    ...Object.fromEntries(CONTACT.map((name) => [name, contact[name] ?? ""])),
    ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ""])),
    addressLine1: streetOf(address),
  };
}

/** A member's contact and first address, as values of the customer's fields. */
export function memberValues({ loginEmail = "", contact = {} }: Member): Texts {
  const { phones = [], addresses = [], firstName = "", lastName = "" } = contact;
  return { email: loginEmail, ...deliveryValues({ firstName, lastName, phone: phones[0] ?? "" }, addresses[0]) };
}

export const tagsFrom = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]+/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** The tags of an order, as one text. */
export const TAGS: Field = {
  name: "tags",
  label: msg`Tags`,
  hint: msg`Up to ${{ max: ORDER.tag }} characters each, separated by commas. Customers do not see them.`,
  read: (typed) => tagsFrom(typed).join(", "),
  check: (text) => {
    const tags = tagsFrom(text);
    if (tags.length > ORDER.tags) return t`An order has at most ${{ max: ORDER.tags }} tags.`;
    return tags.some((tag) => lengthProblem(tag, ORDER.tag))
      ? t`A tag has at most ${{ max: ORDER.tag }} characters.`
      : undefined;
  },
};

/** The order's fields after the typed changes. */
function changeOf(order: Order, changes: Texts) {
  const { email, note } = changes;
  const typed = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name] || undefined]])),
    );
  const [contact, address] = [typed(CONTACT), typed(ADDRESS_FIELDS)];
  const isMoved = Object.keys({ ...contact, ...address }).length > 0;
  const before = destinationOf(order);
  const destination = {
    ...before,
    contactDetails: { ...before?.contactDetails, ...contact },
    // A typed street replaces one in two parts.
    address: { ...before?.address, ...address, ...("addressLine1" in address && { streetAddress: {} }) },
  };
  const { logistics } = order.shippingInfo ?? {};
  return {
    ...(email !== undefined && { buyerInfo: { email } }),
    ...(note !== undefined && { buyerNote: note }),
    ...(isMoved && { recipientInfo: destination }),
    ...(isMoved && logistics && { shippingInfo: { logistics: { ...logistics, shippingDestination: destination } } }),
  };
}

async function update(client: ConsoleClient, order: Order, changes: Texts): Promise<void> {
  const id = order._id ?? "";
  const change = changeOf(order, changes);
  if (Object.keys(change).length > 0) await client.orders.updateOrder(id, change);
  if (changes.tags === undefined) return;
  const [before, after] = [tagsOf(order), tagsFrom(changes.tags)];
  await client.orders.bulkUpdateOrderTags([id], {
    assignTags: { privateTags: { tagIds: after.filter((tag) => !before.includes(tag)) } },
    unassignTags: { privateTags: { tagIds: before.filter((tag) => !after.includes(tag)) } },
  });
}

/** The form of an order's details; without an address if nothing is delivered. */
export const detailsForm = (order: Order): Form => ({
  title: msg`Edit order`,
  fields: [
    { name: "email", label: msg`Email`, max: ADDRESS.email, required: true },
    ...(destinationOf(order)?.address ? DELIVERY_FIELDS : []),
    { name: "note", label: msg`Customer's note`, form: "long", max: ORDER.note },
    TAGS,
  ],
  get: async ({ client }, id) => detailsEntry(await client.orders.getOrder(id)),
  update: ({ client }, { raw = {} }, changes) => update(client, raw, changes),
});
