import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../../client";
import { RadioGroup } from "../../ui/RadioGroup";
import { ReadFailure } from "../../ui/ReadFailure";
import { countQuery, type ProductFilters } from "../queries";
import { MAX_PRODUCTS } from "./chosen";

/** The products of a bulk act: the selected ones, or all that the filters find. */
export type ScopeName = "chosen" | "all";

interface Props {
  chosen: number;
  filters: ProductFilters;
  value: ScopeName;
  onChange: (scope: ScopeName) => void;
}

/** The choice between the selected products and all that the filters find; both are counted. */
export function Scope({ chosen, filters, value, onChange }: Props) {
  const { client } = useConsole();
  const { data: count, error, refetch } = useQuery(countQuery(client, filters));
  const isTooMany = count !== undefined && count > MAX_PRODUCTS;
  return (
    <RadioGroup
      legend={t`Which products?`}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "chosen",
          label: plural({ count: chosen }, { one: "The selected product (#)", other: "The selected products (#)" }),
        },
        ...(count === undefined
          ? []
          : [{ value: "all" as const, label: t`All that match the filters (${{ count }})`, disabled: isTooMany }]),
      ]}
    >
      {error && count === undefined && (
        <ReadFailure
          text={t`The products that match the filters could not be counted.`}
          error={error}
          onRetry={refetch}
        />
      )}
      {isTooMany && (
        <p className="text-sm text-soft">{t`At most ${{ count: MAX_PRODUCTS }} at once: narrow the filters.`}</p>
      )}
    </RadioGroup>
  );
}
