import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { SelectField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../client";
import { Section } from "../../parts/Section";
import type { Details, WireProduct } from "./model";
import { infoSectionsQuery } from "./queries";
import { ReadFailure } from "../../parts/ReadFailure";

interface Props {
  product: WireProduct;
  details: Details;
  onChange: (details: Partial<Details>) => void;
}

const MAX_SECTIONS = 20;

/** The info sections of a product, switched on and off. */
export function InfoSections({ product, details, onChange }: Props) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(infoSectionsQuery(client));
  const shared = data ?? [];
  const own = (product.infoSections ?? []).map(({ _id = "", title, uniqueName }) => ({
    id: _id,
    name: title ?? uniqueName ?? "",
  }));
  const named = new Map([...shared, ...own].map((section) => [section.id, section]));
  // The sections of the product keep their place while they are switched on and off.
  const sections = [...new Set([...own.map(({ id }) => id), ...details.infoSections])];
  const others = shared.filter(({ id }) => !sections.includes(id));
  const toggled = (list: readonly string[], id: string, isOn: boolean) =>
    isOn ? [...list, id] : list.filter((each) => each !== id);
  const isMissing = error !== null && data === undefined;
  if (named.size === 0 && !isMissing) return null;
  return (
    <Section title={t`Info sections`}>
      {isMissing && (
        <ReadFailure text={t`The shop's info sections could not be loaded.`} error={error} onRetry={refetch} />
      )}
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
  );
}
