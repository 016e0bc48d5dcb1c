import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useParams } from "../../lib/router";
import { Notice } from "../../ui";
import { useConsole } from "../session/client";
import { type Kind, KindList, KindTabs } from "../kit/form";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { automaticTax } from "./automaticTax";
import { coupons, giftCards } from "./couponsAndGiftCards";
import { delivery } from "./delivery";
import { itemTerms } from "./itemTerms";
import { memberships } from "./memberships";
import { orderSettings } from "./orderSettings";
import { shippingLabels } from "./shippingLabels";
import { tax, taxExemptGroups } from "./tax";
import { fees, tips } from "./feesAndTips";
import { TryAddress } from "./TryAddress";

const RULES: Readonly<Record<string, Kind>> = {
  coupons,
  "gift-cards": giftCards,
  memberships,
  delivery,
  "shipping-labels": shippingLabels,
  tax,
  "automatic-tax": automaticTax,
  "tax-exempt": taxExemptGroups,
  fees,
  tips,
  orders: orderSettings,
  "product-terms": itemTerms,
};

const PATH = "/owner/rules";
const TRY = "try-an-address";

/** The shop's rules: discounts, delivery and tax, and a form that tries an address. */
export function RulesPage() {
  const { session } = useConsole();
  const { kind: name = "" } = useParams();
  const kind = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  const tabs = [
    ...Object.entries(RULES).map(([each, { title }]) => ({ to: `${PATH}/${each}`, label: i18n._(title) })),
    { to: `${PATH}/${TRY}`, label: t`Try an address` },
  ];
  return (
    <>
      <KindTabs label={t`Rules`} tabs={tabs} />
      {kind && session.simulated && <KindList key={name} name={name} kind={kind} />}
      {kind && !session.simulated && (
        <>
          <ScreenHeading className="mb-5">{i18n._(kind.title)}</ScreenHeading>
          <Notice tone="plain">
            {t`These cannot be changed here for a hosted site. Set them in the site's own dashboard. You can try the result for an address here.`}
          </Notice>
        </>
      )}
      {!kind && name === TRY && <TryAddress />}
      {!kind && name !== TRY && <ScreenHeading>{t`List not found`}</ScreenHeading>}
    </>
  );
}
