import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PRODUCT } from "../../../generated/bounds";
import { Button, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { useConsole } from "../../session/client";
import { Section } from "../../kit/ui/Section";
import type { Details, WireProduct } from "./model";
import { infoSectionsQuery, type NamedPart } from "./queries";
import { ReadFailure } from "../../kit/ui/ReadFailure";

interface Props {
  product: WireProduct;
  details: Details;
  onChange: (details: Partial<Details>) => void;
}

const MAX_SECTIONS = PRODUCT.infoSections;

/** The info sections of a product, as switches. */
export function InfoSections({ product, details, onChange }: Props) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(infoSectionsQuery(client));
  const shared = data ?? [];
  const own = (product.infoSections ?? []).map(({ _id = "", title, uniqueName }) => ({
    id: _id,
    name: title ?? uniqueName ?? "",
  }));
  const named = new Map([...shared, ...own].map((section) => [section.id, section]));
  // The product's own sections keep their position when switched off and on.
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
              onChange={(isOn) => onChange({ infoSections: toggled(details.infoSections, id, isOn) })}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && details.infoSections.length < MAX_SECTIONS && (
        <AddSection
          sections={others}
          onAdd={(id) => onChange({ infoSections: toggled(details.infoSections, id, true) })}
        />
      )}
    </Section>
  );
}

/** The number of sections listed without a search. */
const MAX_OFFERED = 8;

/** Finds a shared info section by its title or its internal name. */
function AddSection({ sections, onAdd }: { sections: readonly NamedPart[]; onAdd: (id: string) => void }) {
  const [text, setText] = useState("");
  const words = text.trim().toLowerCase();
  const matching = sections.filter(({ name, uniqueName }) => `${name} ${uniqueName}`.toLowerCase().includes(words));
  // A long unfiltered list would be a wall of names.
  const found = words === "" && matching.length > MAX_OFFERED ? [] : matching.slice(0, MAX_OFFERED);
  const more = matching.length - found.length;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <TextField
        label={t`Add an info section`}
        type="search"
        placeholder={t`Search by title`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2" aria-label={t`Info sections to add`}>
        {found.map(({ id, name, uniqueName }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 break-words">
              <bdi>{name}</bdi> {uniqueName !== name && <bdi className="text-sm text-soft">{uniqueName}</bdi>}
            </span>
            <Button look="text" className="px-1" aria-label={t`Add ${{ name: uniqueName }}`} onClick={() => onAdd(id)}>
              {t`Add`}
            </Button>
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className="text-sm text-soft">{t`No info section was found.`}</p>}
      {more > 0 && (
        <p className="text-sm text-soft">
          {plural({ count: more }, { one: "# more: search for it.", other: "# more: search for them." })}
        </p>
      )}
    </div>
  );
}
