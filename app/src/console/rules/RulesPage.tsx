import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
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
import { TaxInUse } from "./TaxInUse";
import { TryAddress } from "./TryAddress";

interface RuleGroup {
  title: MessageDescriptor;
  /** The kinds of rules by their names in URLs. */
  kinds: Readonly<Record<string, Kind>>;
}

/** The shop's rules by what they are for, each group an entry of the navigation. */
export const RULE_GROUPS: readonly RuleGroup[] = [
  { title: msg`Discounts`, kinds: { coupons, "gift-cards": giftCards, memberships } },
  { title: msg`Delivery`, kinds: { delivery, "shipping-labels": shippingLabels } },
  { title: msg`Tax`, kinds: { tax, "automatic-tax": automaticTax, "tax-exempt": taxExemptGroups } },
  {
    title: msg({ context: "screen", message: "Checkout" }),
    kinds: { orders: orderSettings, fees, tips, "product-terms": itemTerms },
  },
];

/** The path of the form that tries an address, below the rules'. */
export const TRY = "try-an-address";

/** The screens of a group that are no list. */
const othersOf = ({ kinds }: RuleGroup) => (kinds.delivery || kinds.tax ? { [TRY]: t`Try an address` } : undefined);

const groupOf = (name: string) => RULE_GROUPS.find(({ kinds }) => kinds[name]);

function Tabs({ name }: { name: string }) {
  const group = groupOf(name);
  const hasSettings = useSite().can("settings");
  if (!group) return null;
  return (
    <>
      <KindTabs label={i18n._(group.title)} base="/owner/rules" kinds={group.kinds} more={othersOf(group)} />
      {hasSettings && (name === "tax" || name === "automatic-tax") && (
        <TaxInUse isAutomatic={name === "automatic-tax"} />
      )}
    </>
  );
}

/** The rules of a kind. */
export function RulePage({ name }: { name: string }) {
  const reason = useSite().gap("rules");
  const kind = groupOf(name)?.kinds[name];
  if (!kind) return null;
  if (reason === undefined) return <KindList key={name} name={name} kind={kind} tabs={<Tabs name={name} />} />;
  return (
    <>
      <ScreenHeading className="mb-3">{i18n._(kind.title)}</ScreenHeading>
      <Tabs name={name} />
      <Notice tone="plain">{reason}</Notice>
    </>
  );
}

/** The form that tries the rules of delivery and tax with an address. */
export function TryAddressPage() {
  return <TryAddress tabs={<Tabs name="delivery" />} />;
}
