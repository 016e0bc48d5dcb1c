/** Fields of countries and regions, by their codes. */
import { t } from "@lingui/core/macro";
import { countries, countryName, namedCountries, useRegions } from "../../../lib/countries";
import { IconButton, RegionField, SelectField } from "../../../ui";
import type { OwnInputProps } from "../../../ui/form/field";
import { idsOf, idsText } from "./kind";

/** A field that chooses a country. */
export function CountryField({ label, hint, value, error, onChange }: OwnInputProps) {
  const field = { label, hint, value, error, options: countries(value) };
  return <SelectField {...field} onChange={({ target }) => onChange(target.value)} />;
}

/** A field that chooses a region of the country in the field `country`; nothing for a country without regions. */
export function CountryRegionField({ hint, value, error, siblingOf, onChange }: OwnInputProps) {
  const field = {
    hint,
    value,
    error,
    country: siblingOf("country"),
    none: t({ context: "region", message: "None" }),
    always: true,
  };
  return <RegionField {...field} onChange={({ target }) => onChange(target.value)} />;
}

/** A field that chooses countries by their codes, separated by commas. */
export function CountriesField(props: OwnInputProps) {
  return <Several {...props} add={t`Add a country`} options={namedCountries()} />;
}

/** A field that chooses regions of the countries in the field `countries`, by their codes without the country. */
export function RegionsField(props: OwnInputProps) {
  const [country = "", ...others] = idsOf(props.siblingOf("countries").toUpperCase());
  const { regions = [] } = useRegions(country);
  const options = regions.map(({ value, label }) => ({ value: value.slice(country.length + 1), label }));
  // The same code may be a region of two countries.
  if (others.length > 0 && props.value === "") return null;
  if (options.length === 0 && props.value === "") return null;
  return <Several {...props} add={t`Add a region`} options={options} />;
}

interface SeveralProps extends OwnInputProps {
  /** The label of the select that adds a value. */
  add: string;
  options: readonly { value: string; label: string }[];
}

/** The chosen values with a button each to take them out, and a select of the others. */
function Several({ label, hint, value, error, add, options, onChange }: SeveralProps) {
  const chosen = idsOf(value);
  const nameOf = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  return (
    <div>
      <SelectField
        label={label}
        hint={hint}
        error={error}
        value=""
        options={[{ value: "", label: add }, ...options.filter((option) => !chosen.includes(option.value))]}
        onChange={({ target }) => onChange(idsText([...chosen, target.value]))}
      />
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chosen.map((code) => (
          <li key={code} className="flex items-center rounded-full bg-sunken ps-3 text-sm">
            <bdi>{nameOf(code)}</bdi>
            <IconButton
              icon="close"
              size="small"
              label={t`Remove ${{ name: nameOf(code) }}`}
              onClick={() => onChange(idsText(chosen.filter((each) => each !== code)))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A place in words: “United States, NY”. */
export function placeText(country: string, region = ""): string {
  return [country && countryName(country), region].filter(Boolean).join(", ");
}
