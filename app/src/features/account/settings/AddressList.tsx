import { msg, t } from "@lingui/core/macro";
import { MEMBER } from "../../../generated/shopBounds";
import { hasPart, needsPart } from "../../../lib/addressRules";
import { listText } from "../../../lib/listText";
import type { MemberAddress } from "../../../lib/member";
import { addressLines, countries, postcodeProblem, streetOf } from "../../../lib/countries";
import { useConfig } from "../../../lib/useShop";
import { RegionField } from "../../../ui";
import { type Field, Form, FormFields, textsOf, useStoreForm } from "../../../ui/form";
import { EntryActions, type EntryProps, ListEditor, useFirstFocus } from "./ListEditor";
import { ADDRESS_TAGS, tagField, tagName, UNTAGGED } from "./tags";
import { useMember } from "./useMember";

export function AddressList() {
  const { member, change } = useMember();
  const { country: home = "" } = useConfig();
  const addresses = member.contact?.addresses ?? [];
  return (
    <ListEditor
      items={addresses}
      keyOf={({ _id, ...address }) => _id ?? JSON.stringify(address)}
      describe={(address) => {
        const lines = addressLines(address);
        return {
          name: lines[0] ?? t`Addresses`,
          note: tagName(address.tag, ADDRESS_TAGS),
          body: listText(lines),
        };
      }}
      addLabel={t`Add an address`}
      save={(step) =>
        change(async (shop, id, latest) => {
          const entries = step((await latest()).contact?.addresses ?? []);
          // The platform ignores an empty list, so an emptied one is deleted.
          return entries.length === 0
            ? shop.members.deleteMemberAddresses(id)
            : shop.members.updateMember(id, { contact: { addresses: entries } });
        })
      }
      form={(entry) => <AddressForm {...entry} country={addresses.at(-1)?.country ?? home} />}
    />
  );
}

type Typed = Record<"country" | "tag" | "addressLine" | "addressLine2" | "city" | "postalCode" | "subdivision", string>;

const FIELDS: readonly Field<Typed>[] = [
  {
    name: "country",
    label: msg`Country`,
    choicesBy: ({ country }) => countries(country),
    required: msg`Choose the country`,
    // The region belongs to the previous country.
    resets: { subdivision: "" },
    input: { autoComplete: "country" },
  },
  tagField(ADDRESS_TAGS),
  {
    name: "addressLine",
    label: msg`Street and number`,
    max: MEMBER.addressLine,
    required: msg`Enter the street and number`,
    input: { autoComplete: "address-line1" },
    className: "sm:col-span-2",
  },
  {
    name: "addressLine2",
    label: msg`Apartment, floor (optional)`,
    max: MEMBER.addressLine,
    input: { autoComplete: "address-line2" },
    className: "sm:col-span-2",
  },
  {
    name: "city",
    label: msg`City`,
    max: MEMBER.addressLine,
    isFor: ({ country }) => hasPart(country, "C"),
    check: (city, { country }) => (city === "" && needsPart(country, "C") ? t`Enter the city` : undefined),
    input: { autoComplete: "address-level2" },
  },
  {
    name: "postalCode",
    label: msg`Postcode`,
    max: MEMBER.addressLine,
    isFor: ({ country }) => hasPart(country, "Z"),
    check: (postcode, { country }) =>
      postcode !== ""
        ? postcodeProblem(country, postcode)
        : needsPart(country, "Z")
          ? t`Enter the postcode`
          : undefined,
    input: { autoComplete: "postal-code" },
  },
  {
    name: "subdivision",
    label: msg`State or province`,
    form: "own",
    check: (region, { country }) =>
      region === "" && needsPart(country, "S") ? t`Choose the state or province` : undefined,
  },
];

function AddressForm({ item, country, keep, cancel }: EntryProps<MemberAddress> & { country: string }) {
  const form = useStoreForm<Typed>({
    fields: FIELDS,
    values: textsOf(FIELDS, { country, tag: UNTAGGED, ...item, addressLine: item && streetOf(item) }),
    send: (typed) => {
      const texts = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
      return keep({ ...(item?._id !== undefined && { _id: item._id }), ...texts });
    },
  });
  useFirstFocus(form.control("country").id);
  return (
    <Form form={form} label={t`Addresses`} className="grid gap-5 sm:grid-cols-2">
      <FormFields form={form} />
      <RegionField country={form.values.country} autoComplete="address-level1" {...form.control("subdivision")} />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}
