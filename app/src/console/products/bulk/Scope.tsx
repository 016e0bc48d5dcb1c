import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../../client";
import { RadioChoice } from "../../ui/RadioChoice";
import { ReadFailure } from "../../ui/ReadFailure";
import { countQuery, type ProductFilters } from "../queries";
import { MAX_PRODUCTS } from "./chosen";

interface Props {
  chosen: number;
  filters: ProductFilters;
  all: boolean;
  onChange: (all: boolean) => void;
}

/** The choice between the selected products and all that the filters find; both are counted. */
export function Scope({ chosen, filters, all, onChange }: Props) {
  const { client } = useConsole();
  const { data: count, error, refetch } = useQuery(countQuery(client, filters));
  const choice = (label: string, isAll: boolean, disabled = false) => (
    <RadioChoice
      name="scope"
      label={label}
      checked={all === isAll}
      disabled={disabled}
      onChoose={() => onChange(isAll)}
    />
  );
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t`Which products?`}</legend>
      {choice(plural({ count: chosen }, { one: "The selected one (#)", other: "The selected ones (#)" }), false)}
      {count !== undefined && choice(t`All that match the filters (${{ count }})`, true, count > MAX_PRODUCTS)}
      {error && count === undefined && (
        <ReadFailure
          text={t`The products that match the filters could not be counted.`}
          error={error}
          onRetry={refetch}
        />
      )}
      {count !== undefined && count > MAX_PRODUCTS && (
        <p className="text-sm text-soft">{t`At most ${{ count: MAX_PRODUCTS }} at once: narrow the filters.`}</p>
      )}
    </fieldset>
  );
}
