/** The kinds of things that products share, by their names in addresses. */
import type { Kind } from "../editor";
import { brands } from "./brands";
import { customizations } from "./customizations";
import { groups } from "./groups";
import { infoSections } from "./infoSections";
import { ribbons } from "./ribbons";

export const KINDS: Readonly<Record<string, Kind>> = {
  brands,
  ribbons,
  "info-sections": infoSections,
  customizations,
  groups,
};
