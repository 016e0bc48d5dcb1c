import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useParams } from "react-router";
import { KindList, KindTabs } from "../editor";
import { KINDS } from "./kinds";
import { ScreenHeading } from "../ui/ScreenHeading";

/** The lists of what products share: brands, ribbons, product groups and the like, each by the same editor. */
export function ListsPage() {
  const { kind: name = "" } = useParams();
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const tabs = Object.entries(KINDS).map(([each, { title }]) => ({ to: `/owner/lists/${each}`, label: i18n._(title) }));
  return (
    <>
      <KindTabs label={t`Lists`} tabs={tabs} />
      {kind ? <KindList key={name} name={name} kind={kind} /> : <ScreenHeading>{t`List not found`}</ScreenHeading>}
    </>
  );
}
