import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CheckBox } from "../../../ui/form";
import { useSite } from "../../session/site";
import { choicesQuery } from "../../categories/queries";
import { useConsole } from "../../session/client";
import { QueryContent } from "../ui/QueryContent";
import type { OwnInputProps } from "../../../ui/form/field";
import { idsOf, idsText } from "./kind";

/** A field that chooses categories by their ids, separated by commas; with catalog V1, collections. */
export function CategoriesField({ label, value, onChange }: OwnInputProps) {
  const { client } = useConsole();
  const query = useQuery(choicesQuery(client, useSite().catalog));
  const chosen = idsOf(value);
  return (
    <fieldset className="rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <QueryContent query={query} failure={t`The categories could not be loaded`} height="h-24">
        {(choices) => (
          <div className="max-h-56 overflow-y-auto">
            {choices.length === 0 && <p className="text-soft">{t`There are no categories yet.`}</p>}
            {choices.map(({ id, name }) => (
              <CheckBox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={(isOn) => {
                  const rest = chosen.filter((each) => each !== id);
                  onChange(idsText(isOn ? [...rest, id] : rest));
                }}
              />
            ))}
          </div>
        )}
      </QueryContent>
    </fieldset>
  );
}
