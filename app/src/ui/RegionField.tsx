import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { hasPart, needsPart } from "../lib/addressRules";
import { useRegions } from "../lib/countries";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { SelectField } from "./SelectField";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "options"> & {
  country: string;
  /** The label of no region. */
  none?: string;
  /** Whether to ask for a region although addresses of the country have none. */
  always?: boolean;
};

/** The choice of a country's region; nothing where its addresses name none. */
export function RegionField({ country, none = t`Choose`, always = false, ...field }: Props) {
  const { regions, error, retry } = useRegions(country);
  if (error) {
    return (
      <Notice tone="warn" role="alert" {...(field.className && { className: field.className })}>
        {t`The regions could not be loaded.`}{" "}
        <Button look="quiet" className="min-h-11" onClick={() => void retry?.()}>
          {t`Try again`}
        </Button>
      </Notice>
    );
  }
  // The field of a state is there from the start, so that nothing moves when its choices arrive.
  const isNeeded = needsPart(country, "S");
  if (!isNeeded && !(regions?.length && (always || hasPart(country, "S")))) return null;
  return (
    <SelectField
      label={isNeeded ? t`State or province` : t`Region (optional)`}
      options={[{ value: "", label: none }, ...(regions ?? [])]}
      {...field}
    />
  );
}
