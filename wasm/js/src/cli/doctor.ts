/** `doctor`: the diagnosis of a client, and of a project's code. */

import { createClient, currentCartV2, type Finding, OAuthStrategy, productsV3, products } from "../inline.js";
import { reportOf } from "../sdk/doctor/report.js";
import { type CodeFinding, failing, withCode } from "./code-findings.js";
import { filesBelow } from "./sources.js";

export interface DoctorOptions {
  readonly clientId: string | undefined;
  readonly host: string | undefined;
  readonly redirectUri: string | undefined;
  readonly json: boolean;
  /** The days within which the end of a used module is a problem. */
  readonly failWithin: number | undefined;
  readonly folder: string;
}

/** Prints the findings; returns the exit code: 1 for a problem, 2 without a client id. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { clientId, json, failWithin, folder } = options;
  if (clientId === undefined && failWithin === undefined) {
    console.error("There is no client id: give --client-id, or set WIX_CLIENT_ID.");
    return 2;
  }
  if (failWithin !== undefined && filesBelow(folder).length === 0) {
    console.error(`There is no source file in ${folder}: name the folder of your code.`);
    return 2;
  }
  const found = withCode(clientId === undefined ? [] : await diagnosed(clientId, options), folder);
  const all: CodeFinding[] = failWithin === undefined ? found : failing(found, failWithin, new Date());
  console.log(json ? JSON.stringify(all, null, 2) : reportOf(all));
  return all.some(({ outcome }) => outcome === "problem") ? 1 : 0;
}

/** The findings of a client. */
async function diagnosed(clientId: string, { host, redirectUri }: DoctorOptions): Promise<readonly Finding[]> {
  const client = createClient({
    modules: { currentCartV2, products, productsV3 },
    auth: OAuthStrategy({ clientId }),
    ...(host !== undefined && { host }),
  });
  const findings = await client.diagnose(redirectUri === undefined ? {} : { redirectUri });
  client.dispose();
  return findings;
}
