import { msg, t } from "@lingui/core/macro";
import { useWatch } from "react-hook-form";
import * as v from "valibot";
import { hasPart, isPostcode, needsPart } from "../../../lib/addressRules";
import { listText } from "../../../lib/listText";
import type { MemberAddress } from "../../../lib/member";
import { addressLines, countries, postcodeProblem, streetOf } from "../../../lib/countries";
import { textIn, type TextTable } from "../../../lib/textTable";
import { useConfig } from "../../../lib/useShop";
import { RegionField, SelectField, TextField } from "../../../ui";
import { Form, useStoreForm } from "../../../ui/form";
import { EntryActions, ListEditor, useFirstFocus } from "./ListEditor";
import { tagName } from "./TaggedTextForm";
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
      form={({ item, keep, cancel }) => (
        <AddressForm item={item} keep={keep} cancel={cancel} country={addresses.at(-1)?.country ?? home} />
      )}
    />
  );
}

const ADDRESS_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  HOME: msg`Home`,
  WORK: msg`Work`,
  BILLING: msg`Billing`,
  SHIPPING: msg`Delivery`,
};

const words = v.pipe(v.string(), v.trim());
const fields = v.object({
  addressLine: v.pipe(
    words,
    v.nonEmpty(() => t`Enter the street and number`),
  ),
  addressLine2: words,
  city: words,
  subdivision: v.string(),
  postalCode: words,
  country: v.pipe(
    v.string(),
    v.nonEmpty(() => t`Choose the country`),
  ),
  tag: v.string(),
});

type Typed = v.InferOutput<typeof fields>;

/** The errors of the fields that depend on the country. */
function problemsOf({ country, city, subdivision, postalCode }: Typed): Partial<Record<keyof Typed, string>> {
  const isWrong = hasPart(country, "Z") && postalCode !== "" && !isPostcode(country, postalCode);
  return {
    ...(needsPart(country, "C") && city === "" && { city: t`Enter the city` }),
    ...(needsPart(country, "S") && subdivision === "" && { subdivision: t`Choose the state or province` }),
    ...(needsPart(country, "Z") && postalCode === "" && { postalCode: t`Enter the postcode` }),
    ...(isWrong && { postalCode: postcodeProblem(country) }),
  };
}

const schema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, message] of Object.entries(problemsOf(input))) {
      const value = input[key as keyof Typed];
      addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
    }
  }),
);

interface Props {
  item: MemberAddress | undefined;
  country: string;
  keep: (address: MemberAddress) => Promise<void>;
  cancel: () => void;
}

function AddressForm({ item, country, keep, cancel }: Props) {
  const form = useStoreForm({
    schema,
    values: {
      addressLine: item ? streetOf(item) : "",
      addressLine2: item?.addressLine2 ?? "",
      city: item?.city ?? "",
      subdivision: item?.subdivision ?? "",
      postalCode: item?.postalCode ?? "",
      country: item?.country ?? country,
      tag: item?.tag ?? "UNTAGGED",
    },
    names: ["country", "addressLine", "addressLine2", "city", "subdivision", "postalCode", "tag"],
    send: (typed) =>
      keep({
        ...(item?._id !== undefined && { _id: item._id }),
        addressLine: typed.addressLine,
        country: typed.country,
        tag: typed.tag,
        ...(typed.city && { city: typed.city }),
        ...(typed.addressLine2 && { addressLine2: typed.addressLine2 }),
        ...(typed.postalCode && hasPart(typed.country, "Z") && { postalCode: typed.postalCode }),
        ...(typed.subdivision && { subdivision: typed.subdivision }),
      }),
  });
  const chosen = useWatch({ control: form.form.control, name: "country" });
  const countryField = form.field("country");
  useFirstFocus(countryField.id);
  return (
    <Form form={form} label={t`Addresses`} className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t`Country`}
        autoComplete="country"
        options={countries(chosen)}
        {...countryField}
        onChange={(event) => {
          void countryField.onChange(event);
          // Clear the region: it belongs to the previous country.
          form.form.setValue("subdivision", "");
        }}
      />
      <SelectField
        label={t`Label`}
        options={Object.keys(ADDRESS_TAGS).map((value) => ({ value, label: textIn(ADDRESS_TAGS, value) ?? value }))}
        {...form.field("tag")}
      />
      <TextField
        label={t`Street and number`}
        autoComplete="address-line1"
        className="sm:col-span-2"
        {...form.field("addressLine")}
      />
      <TextField
        label={t`Apartment, floor (optional)`}
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...form.field("addressLine2")}
      />
      {hasPart(chosen, "C") && <TextField label={t`City`} autoComplete="address-level2" {...form.field("city")} />}
      {hasPart(chosen, "Z") && (
        <TextField label={t`Postcode`} autoComplete="postal-code" {...form.field("postalCode")} />
      )}
      <RegionField country={chosen} autoComplete="address-level1" {...form.field("subdivision")} />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}
