import { t } from "@lingui/core/macro";
import { useSession } from "@cartwright/sdk/react";
import { useResource } from "../../lib/resource";
import { useState } from "react";
import { ADDRESS } from "../../generated/shopBounds";
import type { CartAddress } from "../../lib/cart";
import { hasPart } from "../../lib/addressRules";
import { listText } from "../../lib/listText";
import { countries, countryName, postcodeProblem } from "../../lib/countries";
import { useConfig, useShop } from "../../lib/useShop";
import { Button, RegionField, SelectField, TextField } from "../../ui";
import { currentMemberQuery } from "../account";

interface Props {
  address: CartAddress | undefined;
  busy: boolean;
  onEstimate: (address: CartAddress) => void;
}

export function EstimateForm({ address, busy, onEstimate }: Props) {
  const { country: home = "", countries: delivered } = useConfig();
  const [country, setCountry] = useState(address?.country ?? home);
  const [subdivision, setSubdivision] = useState(address?.subdivision ?? "");
  const [postalCode, setPostalCode] = useState(address?.postalCode ?? "");
  const [problem, setProblem] = useState<string>();
  const { loggedIn } = useSession();
  const { data: member } = useResource({ ...currentMemberQuery(useShop()), enabled: loggedIn });
  const saved = (member?.contact?.addresses ?? []).filter((each) => each.country);
  const picked = saved.find(
    (each) =>
      each.country === country &&
      (each.subdivision ?? "") === subdivision &&
      (each.postalCode ?? "") === postalCode.trim(),
  );
  return (
    <form
      className="grid grid-cols-2 items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const typed = hasPart(country, "Z") ? postalCode.trim() : "";
        const wrong = typed === "" ? undefined : postcodeProblem(country, typed);
        setProblem(wrong);
        if (wrong) return;
        onEstimate({ country, ...(subdivision && { subdivision }), ...(typed && { postalCode: typed }) });
      }}
    >
      {saved.length > 0 && (
        <SelectField
          className="col-span-2"
          label={t`Saved address`}
          value={picked?._id ?? ""}
          options={[
            { value: "", label: t`Another address` },
            ...saved.map(({ _id = "", addressLine, streetAddress, city, country: code = "" }) => ({
              value: _id,
              label: listText([addressLine ?? streetAddress?.name, city, countryName(code)]),
            })),
          ]}
          onChange={(event) => {
            const chosen = saved.find(({ _id }) => _id === event.target.value);
            if (!chosen) return;
            setCountry(chosen.country ?? "");
            setSubdivision(chosen.subdivision ?? "");
            setPostalCode(chosen.postalCode ?? "");
          }}
        />
      )}
      <SelectField
        className="col-span-2"
        label={t`Country`}
        autoComplete="shipping country"
        value={country}
        required
        options={countries(country, delivered)}
        onChange={(event) => {
          setCountry(event.target.value);
          setSubdivision("");
          setProblem(undefined);
        }}
      />
      <RegionField
        country={country}
        className="col-span-2"
        autoComplete="shipping address-level1"
        value={subdivision}
        onChange={(event) => {
          setSubdivision(event.target.value);
        }}
      />
      {hasPart(country, "Z") && (
        <TextField
          label={t`Postcode`}
          autoComplete="shipping postal-code"
          value={postalCode}
          error={problem}
          maxLength={ADDRESS.postalCode}
          className="col-span-2"
          onChange={(event) => {
            setPostalCode(event.target.value);
          }}
        />
      )}
      <Button type="submit" look="outline" busy={busy} className="col-span-2">
        {t`Estimate`}
      </Button>
    </form>
  );
}
