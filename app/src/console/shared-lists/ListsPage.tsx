import { t } from "@lingui/core/macro";
import { type Kind, KindList, KindTabs } from "../kit/form";
import { brands, ribbons } from "./brandsAndRibbons";
import { customizations } from "./customizations";
import { groups } from "./groups";
import { infoSections } from "./infoSections";

/** The shared lists of the catalog by their names in URLs. */
export const LISTS: Readonly<Record<string, Kind>> = {
  brands,
  ribbons,
  "info-sections": infoSections,
  customizations,
  groups,
};

/** A shared list. */
export function ListPage({ name, kind }: { name: string; kind: Kind }) {
  const tabs = <KindTabs label={t`Lists`} base="/owner/lists" kinds={LISTS} />;
  return <KindList key={name} name={name} kind={kind} tabs={tabs} />;
}
