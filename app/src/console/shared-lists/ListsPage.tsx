import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useParams } from "../../lib/router";
import { type Kind, KindList, KindTabs } from "../kit/form";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { brands, ribbons } from "./brandsAndRibbons";
import { customizations } from "./customizations";
import { groups } from "./groups";
import { infoSections } from "./infoSections";

const KINDS: Readonly<Record<string, Kind>> = {
  brands,
  ribbons,
  "info-sections": infoSections,
  customizations,
  groups,
};

/** The shared lists of the catalog (brands, ribbons, product groups and others), all in the same form kit. */
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
