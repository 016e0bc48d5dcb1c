/** The features of the owner's site: catalog V1 has gaps, and a hosted site has some features in its dashboard only. */
import type { CatalogGap } from "@cartwright/sdk/owner";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { textIn } from "../../lib/textTable";
import { type CatalogVersion, editorQuery } from "./catalog";
import { useConsole } from "./client";

/** The gaps of catalog V1, without those that no screen meets: clearing numbers, and revisions. */
const CATALOG_GAPS: Readonly<Record<Exclude<CatalogGap, "emptyFigures" | "revisions">, MessageDescriptor>> = {
  modifiers: msg`Catalog V1 shows the texts that shoppers add. They cannot be changed here.`,
  subscriptions: msg`Catalog V1 has no subscriptions.`,
  digitalFiles: msg`Catalog V1 cannot set the file of a digital product.`,
  barcodes: msg`Catalog V1 has no barcodes.`,
  mediaTexts: msg`Catalog V1 cannot set the description of a picture.`,
  sharedLists: msg`Catalog V1 has no shared lists. Set the brand, ribbon and info sections on each product's page.`,
  priceBeforePerVariant: msg`Catalog V1 has one discount for all variants: give them the same reduction.`,
  stockPerVariant: msg`Catalog V1 counts the stock of all variants of a product, or of none. Set it on the product's page.`,
  preorderPerVariant: msg`In catalog V1 this setting is for all variants of the product.`,
  hiddenOnlyVariant: msg`Catalog V1 cannot hide the only variant: hide the product.`,
  emptyInfoSections: msg`Catalog V1 cannot remove the last info section of a product.`,
  otherFields: msg`Catalog V1 does not have this field.`,
  transfer: msg`Import and export need catalog V3.`,
};

const IN_DASHBOARD = msg`Do this in the site's own dashboard.`;

/** The features that only the local platform has calls for. */
const HOSTED_GAPS = {
  abandonedCheckouts: IN_DASHBOARD,
  badges: IN_DASHBOARD,
  deletedMembers: IN_DASHBOARD,
  digitalProducts: msg`Digital products of a hosted site are created in the site's own dashboard.`,
  events: IN_DASHBOARD,
  fileUploads: msg`The files of a hosted site cannot be changed here. Change them in the site's own dashboard.`,
  import: msg`Products cannot be imported here into a hosted site. Import them in the site's own dashboard.`,
  jobs: IN_DASHBOARD,
  orderActs: IN_DASHBOARD,
  placeOrder: msg`On a hosted site, send the customer a checkout link instead.`,
  rules: msg`These cannot be changed here for a hosted site. Set them in the site's own dashboard. You can try the result for an address here.`,
  settings: msg`Change the other settings of a hosted site in its own dashboard.`,
};

export type Feature = keyof typeof CATALOG_GAPS | keyof typeof HOSTED_GAPS;

export interface Site {
  /** The catalog's version; undefined until it is read. */
  catalog: CatalogVersion | undefined;
  /** Whether the site has a feature; true while the catalog's version is unknown. */
  can: (feature: Feature) => boolean;
  /** Why the site lacks a feature; undefined if it has the feature. */
  gap: (feature: Feature) => string | undefined;
}

/** The explanation of a gap of catalog V1. */
export function catalogGapText(gap: unknown): string | undefined {
  return typeof gap === "string" ? textIn(CATALOG_GAPS, gap) : undefined;
}

/** The owner's site. If its catalog's version cannot be read, V3 is assumed, and each screen shows its own error. */
export function useSite(): Site {
  const { client, session } = useConsole();
  const { data, isError } = useQuery(editorQuery(client));
  const gap = (feature: Feature) => {
    const hosted = session.simulated ? undefined : textIn(HOSTED_GAPS, feature);
    const isCatalogGap = data?.gaps[feature as CatalogGap] !== undefined;
    return hosted ?? (isCatalogGap ? catalogGapText(feature) : undefined);
  };
  return { catalog: data?.version ?? (isError ? 3 : undefined), can: (feature) => gap(feature) === undefined, gap };
}
