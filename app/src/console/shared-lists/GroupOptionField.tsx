import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { SelectField } from "../../ui";
import { type ConsoleClient, useConsole } from "../session/client";
import type { OwnInputProps } from "../../ui/form/field";
import { CONSOLE } from "../session/session";

const PAGE_SIZE = 100;

/** The options and modifiers that have choices, by name. */
function withChoicesQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "lists", "with-choices"],
    queryFn: async ({ signal }) => {
      const query = { sort: [{ fieldName: "name", order: "ASC" as const }], cursorPaging: { limit: PAGE_SIZE } };
      const { customizations = [] } = await client.customizationsV3.queryCustomizations(query, {}, { signal });
      return customizations.filter(({ customizationRenderType }) => customizationRenderType !== "FREE_TEXT");
    },
  });
}

/** Chooses the option or modifier by which the products of a group differ. */
export function GroupOptionField({ label, value, onChange }: OwnInputProps) {
  const { client } = useConsole();
  const { data, isError } = useQuery(withChoicesQuery(client));
  return (
    <SelectField
      label={label}
      value={value}
      error={isError ? t`The options could not be loaded` : undefined}
      options={[
        { value: "", label: data || isError ? t`Choose an option` : t`Loading…` },
        ...(data?.map(({ _id, name = _id }) => ({ value: _id, label: name })) ?? []),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
