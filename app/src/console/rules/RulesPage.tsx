import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Notice } from "../../ui";
import { type Kind, KindList, KindTabs } from "../kit/form";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { useSite } from "../session/site";
import { automaticTax } from "./automaticTax";
import { coupons, giftCards } from "./couponsAndGiftCards";
import { delivery } from "./delivery";
import { fees, tips } from "./feesAndTips";
import { itemTerms } from "./itemTerms";
import { memberships } from "./memberships";
import { orderSettings } from "./orderSettings";
import { shippingLabels } from "./shippingLabels";
import { tax, taxExemptGroups } from "./tax";
import { TryAddress } from "./TryAddress";

/** The shop's rules by their names in URLs. */
export const RULES: Readonly<Record<string, Kind>> = {
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

function Tabs() {
  return <KindTabs label={t`Rules`} base="/owner/rules" kinds={RULES} more={{ "try-an-address": t`Try an address` }} />;
}

/** The rules of a kind. */
export function RulePage({ name, kind }: { name: string; kind: Kind }) {
  const reason = useSite().gap("rules");
  return (
    <>
      <Tabs />
      {reason === undefined ? (
        <KindList key={name} name={name} kind={kind} />
      ) : (
        <>
          <ScreenHeading className="mb-5">{i18n._(kind.title)}</ScreenHeading>
          <Notice tone="plain">{reason}</Notice>
        </>
      )}
    </>
  );
}

/** The form that tries the rules with an address. */
export function TryAddressPage() {
  return (
    <>
      <Tabs />
      <TryAddress />
    </>
  );
}
