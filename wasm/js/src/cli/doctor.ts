/** `doctor`: the diagnosis of a client, and of a project's code. */

import { createClient, currentCartV2, OAuthStrategy, productsV3, products } from "../inline.js";
import { reportOf } from "../sdk/doctor/report.js";
import { withCode } from "./code-findings.js";

export interface DoctorOptions {
  readonly clientId: string | undefined;
  readonly host: string | undefined;
  readonly redirectUri: string | undefined;
  readonly json: boolean;
  readonly folder: string;
}

/** Prints the findings; returns the exit code: 1 for a problem, 2 without a client id. */
export async function doctor({ clientId, host, redirectUri, json, folder }: DoctorOptions): Promise<number> {
  if (clientId === undefined) {
    console.error("There is no client id: give --client-id, or set WIX_CLIENT_ID.");
    return 2;
  }
  const client = createClient({
    modules: { currentCartV2, products, productsV3 },
    auth: OAuthStrategy({ clientId }),
    ...(host !== undefined && { host }),
  });
  const findings = await client.diagnose(redirectUri === undefined ? {} : { redirectUri });
  client.dispose();
  const all = withCode(findings, folder);
  console.log(json ? JSON.stringify(all, null, 2) : reportOf(all));
  return all.some(({ outcome }) => outcome === "problem") ? 1 : 0;
}
