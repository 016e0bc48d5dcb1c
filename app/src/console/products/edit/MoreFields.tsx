import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { SelectField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../client";
import { Section } from "../../parts/Section";
import type { Details, WireProduct } from "./model";
import { infoSectionsQuery } from "./queries";

interface Props {
  product: WireProduct;
  details: Details;
  onChange: (details: Partial<Details>) => void;
}

const MAX_SECTIONS = 20;

/** The parts of a product that are chosen: info sections, and the modifiers that must be filled in. Subscriptions are shown. */
export function MoreFields({ product, details, onChange }: Props) {
  const { client } = useConsole();
  const { data: shared = [] } = useQuery(infoSectionsQuery(client));
  const own = (product.infoSections ?? []).map(({ _id = "", title, uniqueName }) => ({
    id: _id,
    name: title ?? uniqueName ?? "",
  }));
  const named = new Map([...shared, ...own].map((section) => [section.id, section]));
  // The sections of the product keep their place while they are switched on and off.
  const sections = [...new Set([...own.map(({ id }) => id), ...details.infoSections])];
  const others = shared.filter(({ id }) => !sections.includes(id));
  const modifiers = product.modifiers ?? [];
  const plans = product.subscriptionDetails?.subscriptions ?? [];
  const toggled = (list: readonly string[], id: string, isOn: boolean) =>
    isOn ? [...list, id] : list.filter((each) => each !== id);
  return (
    <>
      {named.size > 0 && (
        <Section title={t`Info sections`}>
          <ul>
            {sections.map((id) => (
              <li key={id}>
                <CheckBox
                  label={named.get(id)?.name ?? id}
                  checked={details.infoSections.includes(id)}
                  onChange={(isOn) => {
                    onChange({ infoSections: toggled(details.infoSections, id, isOn) });
                  }}
                />
              </li>
            ))}
          </ul>
          {others.length > 0 && details.infoSections.length < MAX_SECTIONS && (
            <SelectField
              className="mt-3"
              label={t`Add an info section`}
              value=""
              onChange={(event) => {
                onChange({ infoSections: toggled(details.infoSections, event.target.value, true) });
              }}
              options={[
                { value: "", label: t`Choose` },
                ...others.map(({ id, uniqueName }) => ({ value: id, label: uniqueName })),
              ]}
            />
          )}
        </Section>
      )}
      {modifiers.length > 0 && (
        <Section title={t`What shoppers add`}>
          <ul className="space-y-3">
            {modifiers.map(({ _id = "", name = "", choicesSettings }) => (
              <li key={_id}>
                <p className="font-medium">{name}</p>
                <p className="text-sm text-soft">
                  {choicesSettings?.choices?.map((choice) => choice.name).join(", ") ?? t`A text of their own`}
                </p>
                <CheckBox
                  label={t`${{ name }} must be filled in`}
                  checked={details.mandatory.includes(_id)}
                  onChange={(isOn) => {
                    onChange({ mandatory: toggled(details.mandatory, _id, isOn) });
                  }}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {plans.length > 0 && (
        <Section title={t`Subscriptions`}>
          <ul className="space-y-2">
            {plans.map(({ _id, title, billingCycles, visible }) => (
              <li key={_id}>
                <span className="font-medium">{title}</span>
                <span className="block text-sm text-soft">
                  {billingCycles
                    ? plural({ count: billingCycles }, { one: "# payment", other: "# payments" })
                    : t`Until it is cancelled`}
                  {visible === false && ` · ${t`Hidden`}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">
            {product.subscriptionDetails?.allowOneTimePurchases
              ? t`It is also sold without a subscription.`
              : t`It is sold by subscription only.`}
          </p>
        </Section>
      )}
    </>
  );
}
