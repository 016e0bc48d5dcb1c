import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { hasStates, useRegions } from "../lib/places";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { SelectField } from "./SelectField";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "options"> & {
  country: string;
  /** The label of no region. */
  none?: string;
};

/** The choice of a country's region; nothing where the country has none. */
export function RegionField({ country, none = t`Choose`, ...field }: Props) {
  const { regions, error, retry } = useRegions(country);
  if (error) {
    return (
      <Notice tone="warn" role="alert" {...(field.className && { className: field.className })}>
        {t`The regions could not be loaded.`}{" "}
        <Button look="quiet" className="min-h-11" onClick={retry}>
          {t`Try again`}
        </Button>
      </Notice>
    );
  }
  // The field of a state is there from the start, so that nothing moves when its choices arrive.
  if (!hasStates(country) && !regions?.length) return null;
  return (
    <SelectField
      label={hasStates(country) ? t`State or province` : t`Region (optional)`}
      options={[{ value: "", label: none }, ...(regions ?? [])]}
      {...field}
    />
  );
}
