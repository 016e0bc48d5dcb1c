import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { hasPart, needsPart } from "../lib/addressRules";
import { useRegions } from "../lib/countries";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { SelectField } from "./SelectField";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "options"> & {
  country: string;
  /** The label of the empty choice. */
  none?: string;
  /** Whether to show the field even if the country's addresses have no region. */
  always?: boolean;
};

/** A select of a country's regions; nothing if its addresses have none. */
export function RegionField({ country, none = t`Choose`, always = false, value, ...field }: Props) {
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
  // A required region shows its field before the choices load, so that nothing moves.
  const isNeeded = needsPart(country, "S");
  if (!isNeeded && !(regions?.length && (always || hasPart(country, "S")))) return null;
  // A value that is no code of the standard, such as a typed name, stays.
  const isKnown = !regions || !value || regions.some((region) => region.value === value);
  const unknown = isKnown ? [] : [{ value: String(value), label: String(value) }];
  return (
    <SelectField
      label={isNeeded ? t`State or province` : t`Region (optional)`}
      options={[{ value: "", label: none }, ...(regions ?? []), ...unknown]}
      value={value}
      {...field}
    />
  );
}
