/** The forms of members: for a new member, and for the details that the owner can change. */
import { msg } from "@lingui/core/macro";
import { ADDRESS, MEMBER } from "../../generated/bounds";
import type { ConsoleClient } from "../session/client";
import type { Field, Texts } from "../../ui/form/field";
import { countryName, streetOf } from "../../lib/countries";
import { CountryField, CountryRegionField, type Entry, type Form } from "../kit/form";
import type { Member } from "./queries";
import { nameOf } from "./messages";

const NAME_FIELDS: readonly Field[] = [
  { name: "nickname", label: msg`Display name`, max: MEMBER.name },
  { name: "firstName", label: msg`First name`, max: MEMBER.name },
  { name: "lastName", label: msg`Last name`, max: MEMBER.name },
  { name: "company", label: msg`Company`, max: MEMBER.company },
];

/** The member's fields, from the typed values. */
function fieldsOf({ nickname, firstName, lastName, company }: Texts) {
  const contact = Object.fromEntries(
    Object.entries({ firstName, lastName, company }).filter(([, value]) => value !== undefined),
  );
  return {
    ...(nickname && { profile: { nickname } }),
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}

const ADDRESS_FIELDS = ["country", "subdivision", "addressLine", "addressLine2", "postalCode", "city"] as const;

/** The name of the form's field for one of the member's own. */
const ownField = (key: string) => `own.${key}`;

export function memberEntry(member: Member): Entry {
  const { _id: id = "", contact, profile } = member;
  const { phones = [], emails = [], addresses: [address = {}] = [], customFields = {} } = contact ?? {};
  return {
    id,
    name: nameOf(member),
    raw: { ...member },
    values: {
      phones: phones.join("\n"),
      emails: emails.join("\n"),
      privacyStatus: member.privacyStatus ?? "PRIVATE",
      ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ""])),
      addressLine: streetOf(address),
      ...Object.fromEntries(
        Object.entries(customFields).map(([key, { value }]) => [ownField(key), textOfValue(value)]),
      ),
      nickname: profile?.nickname ?? "",
      firstName: contact?.firstName ?? "",
      lastName: contact?.lastName ?? "",
      company: contact?.company ?? "",
      slug: profile?.slug ?? "",
    },
  };
}

/** The value of a member's own field as text; a list stays as it is. */
const textOfValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

const linesOf = (text: string): string[] =>
  [...new Set(text.split(/[\n,;]+/).map((line) => line.trim()))].filter(Boolean);

/** The contact's fields that have changed, besides the names. */
function contactOf({ contact = {} }: Member, changes: Texts) {
  const { phones, emails } = changes;
  const [first, ...others] = contact.addresses ?? [];
  const moved = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name] || undefined]])),
  );
  const own = Object.entries(contact.customFields ?? {}).flatMap(([key, field]): [string, typeof field][] => {
    const value = changes[ownField(key)];
    return value === undefined ? [] : [[key, { ...field, value: field.type === "NUMBER" ? Number(value) : value }]];
  });
  return {
    ...(phones && { phones: linesOf(phones) }),
    ...(emails && { emails: linesOf(emails) }),
    ...(Object.keys(moved).length > 0 && {
      // A typed street replaces one in two parts.
      addresses: [{ ...first, ...("addressLine" in moved && { streetAddress: undefined }), ...moved }, ...others],
    }),
    ...(own.length > 0 && {
      customFields: {
        ...contact.customFields,
        ...Object.fromEntries<NonNullable<typeof contact.customFields>[string]>(own),
      },
    }),
  };
}

async function update(client: ConsoleClient, id: string, member: Member, changes: Texts): Promise<void> {
  const { slug, privacyStatus, phones, emails } = changes;
  const { contact, ...fields } = fieldsOf(changes);
  const details = { ...contact, ...contactOf(member, changes) };
  const change = {
    ...fields,
    ...(Object.keys(details).length > 0 && { contact: details }),
    ...(privacyStatus && { privacyStatus }),
  };
  if (Object.keys(change).length > 0) await client.members.updateMember(id, change);
  // An empty list leaves a contact's list as it is.
  if (phones === "") await client.members.deleteMemberPhones(id);
  if (emails === "") await client.members.deleteMemberEmails(id);
  if (slug) await client.members.updateMemberSlug(id, slug);
}

const get: Form["get"] = async ({ client }, id) =>
  memberEntry(await client.members.getMember(id, { fieldsets: ["FULL"] }));

/** The form of a member's details, with the member's own fields that are texts or numbers. */
export const memberDetails = ({ contact }: Member): Form => ({
  title: msg`Edit member`,
  fields: [
    ...NAME_FIELDS,
    { name: "phones", label: msg`Phone numbers`, hint: msg`Each in a line of its own.`, form: "long" },
    {
      name: "emails",
      label: msg`Further email addresses`,
      hint: msg`Each in a line of its own. The login stays as it is.`,
      form: "long",
    },
    { name: "country", label: msg`Country`, Input: CountryField, resets: { subdivision: "" }, text: countryName },
    { name: "subdivision", label: msg`State or region`, Input: CountryRegionField },
    { name: "addressLine", label: msg`Street and number`, max: ADDRESS.line },
    { name: "addressLine2", label: msg`Apartment, floor, company`, max: ADDRESS.line2 },
    { name: "postalCode", label: msg`Postcode`, max: ADDRESS.postalCode, half: true },
    { name: "city", label: msg`City`, max: ADDRESS.city, half: true },
    ...Object.entries(contact?.customFields ?? {}).flatMap(([key, { name = key, value, type }]): Field[] =>
      Array.isArray(value)
        ? []
        : [{ name: ownField(key), label: { id: name, message: name }, ...(type === "NUMBER" && { form: "number" }) }],
    ),
    {
      name: "privacyStatus",
      label: msg`Profile page`,
      choices: [
        { value: "PUBLIC", label: msg`Public` },
        { value: "PRIVATE", label: msg`Private` },
      ],
    },
    {
      name: "slug",
      label: msg`Address of the profile page`,
      hint: msg`The last part, such as “ada”. Former addresses stop working.`,
      max: MEMBER.slug,
      required: true,
    },
  ],
  get,
  update: ({ client }, { id, raw = {} }, changes) => update(client, id, raw, changes),
});

export const newMember: Form = {
  title: msg`Add member`,
  add: msg`Add member`,
  fields: [
    { name: "email", label: msg`Email`, max: ADDRESS.email, required: true },
    ...NAME_FIELDS,
    {
      name: "invite",
      label: msg`Send an invitation`,
      hint: msg`An email with a link to choose a password.`,
      form: "check",
      first: () => "yes",
    },
  ],
  get,
  update: () => Promise.resolve(),
  create: async ({ client }, { email = "", invite, ...names }) => {
    const { _id } = await client.members.createMember({ member: { loginEmail: email, ...fieldsOf(names) } });
    if (invite) await client.recovery.sendActivationEmail(_id);
  },
};
