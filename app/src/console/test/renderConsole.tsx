import { catalogEditorOf, type EditorClient } from "@cartwright/sdk/owner";
import type { ReactNode } from "react";
import type { ConsoleContext } from "../session/client";
import { inConsole } from "./inConsole";

const catalogVersion = (version: string) => ({
  catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion: version }) },
});

/** The modules of a site of catalog V3, without the calls that a test does not fake. */
const NO_CALLS = {
  ...catalogVersion("V3_CATALOG"),
  ...{ brandsV3: {}, inventory: {}, inventoryItemsV3: {}, products: {}, productsV3: {}, ribbonsV3: {} },
};

// Preloads the code of both catalog versions, so that no test waits for it.
for (const version of ["V1_CATALOG", "V3_CATALOG"]) {
  await catalogEditorOf({ ...NO_CALLS, ...catalogVersion(version) } as unknown as EditorClient);
}

/** Renders a console screen at a URL for a signed-in owner, over a fake client. */
export function renderConsole(path: string, at: string, screen: ReactNode, client: object, session: object = {}) {
  return inConsole(path, at, screen, {
    host: "http://localhost:4400",
    session: { siteId: "site", currency: "USD", simulated: true, ...session },
    client: { ...NO_CALLS, ...client },
  } as unknown as ConsoleContext);
}
