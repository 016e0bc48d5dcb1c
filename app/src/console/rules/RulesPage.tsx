import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useParams } from "react-router";
import { Notice } from "../../ui";
import { useConsole } from "../client";
import { KindList, KindTabs } from "../editor";
import { RULES } from "./kinds";
import { TryAddress } from "./TryAddress";
import { ScreenHeading } from "../ui/ScreenHeading";

const PATH = "/owner/rules";
const TRY = "try-an-address";

/** Discounts, delivery and tax: the rules of the shop, and a way to try them. */
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
