/** `doctor`: the diagnosis of a client, and of a project's code. */

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { CHECKS } from "../generated/checks.js";
import { createClient, currentCartV2, type Finding, OAuthStrategy, productsV3, products } from "../inline.js";
import { reportOf } from "../sdk/doctor/report.js";
import { endingCalls } from "./cart-calls.js";
import { filesBelow, lineAt, scriptsOf } from "./sources.js";

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
  const all = [...findings.filter(({ check }) => check !== "removed"), endingInCode(folder)];
  console.log(json ? JSON.stringify(all, null, 2) : reportOf(all));
  return all.some(({ outcome }) => outcome === "problem") ? 1 : 0;
}

/** The calls in a project's code that the platform removes, by file and line. */
function endingInCode(folder: string): Finding {
  const files = filesBelow(folder);
  let unread = 0;
  const places = files.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    try {
      return scriptsOf(path, text).flatMap((script) =>
        endingCalls(script).map(({ module, name, call }) => {
          const line = lineAt(text, script.start + (call.start ?? 0));
          return `${relative(folder, path)}:${line} ${module}.${name}`;
        }),
      );
    } catch {
      unread += 1;
      return [];
    }
  });
  const inFiles = `in ${files.length - unread} files${unread > 0 ? `; ${unread} files could not be read` : ""}`;
  return {
    check: "removed",
    ...CHECKS.removed,
    outcome: places.length > 0 ? "warning" : unread > 0 ? "unknown" : "passed",
    seen: places.length > 0 ? `${places.length} calls ${inFiles}:\n    ${places.join("\n    ")}` : `no call ${inFiles}`,
  };
}
