import type { MembershipChoice } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { useId } from "react";
import type { CartTotals, Membership } from "../../lib/cart";
import { dayText } from "../../lib/dates";

interface Props {
  totals: CartTotals | undefined;
  /** The choice made on this visit; the platform's choice if undefined. */
  chosen: readonly MembershipChoice[] | undefined;
  onChoose: (memberships: readonly MembershipChoice[]) => void;
}

/** Memberships that can pay for lines of the cart; the others with the reason. */
export function MembershipOptions({ totals, chosen, onChoose }: Props) {
  const name = useId();
  const { eligible = [], invalid = [] } = totals?.memberships ?? {};
  if (eligible.length === 0 && invalid.length === 0) return null;
  const isChosen = ({ id, appId, selected }: Membership) =>
    chosen ? chosen.some((entry) => entry.id === id && entry.appId === appId) : selected;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t`Your memberships`}</legend>
      {eligible.length > 0 && (
        <div className="divide-y divide-line rounded-sm border border-line text-sm">
          {eligible.map((membership) => (
            <label
              key={`${membership.appId}:${membership.id}`}
              className="flex items-start gap-3 px-4 py-3 has-checked:bg-sunken"
            >
              <input
                type="radio"
                name={name}
                className="mt-0.5 size-5 shrink-0 accent-brand"
                checked={isChosen(membership)}
                onChange={() => {
                  const { id, appId, lineIds } = membership;
                  onChoose([{ id, appId, lineIds }]);
                }}
              />
              <span>
                <bdi>{membership.name}</bdi>
                {factsOf(membership).map((fact) => (
                  <span key={fact} className="block text-soft">
                    {fact}
                  </span>
                ))}
              </span>
            </label>
          ))}
          <label className="flex items-start gap-3 px-4 py-3 has-checked:bg-sunken">
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-5 shrink-0 accent-brand"
              checked={!eligible.some(isChosen)}
              onChange={() => {
                onChoose([]);
              }}
            />
            {t`Pay without a membership`}
          </label>
        </div>
      )}
      {invalid.map((membership) => (
        <p key={`${membership.appId}:${membership.id}`} className="mt-2 text-sm text-soft">
          {membership.reason
            ? t`${{ name: membership.name }} cannot be used: ${{ reason: membership.reason }}`
            : t`${{ name: membership.name }} cannot be used.`}
        </p>
      ))}
    </fieldset>
  );
}

function factsOf({ credits, expires }: Membership): string[] {
  return [
    credits?.remaining !== undefined &&
      plural({ count: credits.remaining }, { one: "# credit left", other: "# credits left" }),
    expires !== undefined && t`Valid until ${{ date: dayText(expires) }}`,
  ].filter((fact) => fact !== false);
}
