/** The diagnosis of a client's set-up: host, client id, session, site, and page. */

import { CHECKS, type Check } from "../../generated/checks.js";
import { catalogVersioningGet, currentCartV2Get, oauthTokenInfo } from "../../generated/endpoints.js";
import { ENDS } from "../../generated/ends.js";
import type { TokenInfo } from "../../generated/types/oauth.js";
import type { OAuthAuth } from "../auth/oauth.js";
import type { AuthStrategy } from "../auth/strategy.js";
import type { Caller } from "../call.js";
import { isSecure } from "../host.js";
import type { DiagnosisOptions, Finding, Patient, Seen } from "./finding.js";
import { checkFrames, checkOrigin, checkWebAssembly } from "./page.js";

/** Checks a client's set-up with a few harmless calls. A check that cannot be made is a finding, too. */
export async function diagnose(patient: Patient, options: DiagnosisOptions = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (check: Check, [outcome, seen]: Seen): void => {
    findings.push({ check, outcome, ...CHECKS[check], seen });
  };
  const { base, caller } = patient;
  add("host", isSecure(new URL(base)) ? ["passed", base] : ["problem", `${base} is neither https nor loopback`]);
  if (typeof document !== "undefined") add("webAssembly", checkWebAssembly());
  const answer = await answerOf(caller, oauthTokenInfo, { token: "none" });
  if (answer.error) {
    add("answer", ["problem", messageOf(answer.error)]);
    if (typeof document !== "undefined") add("origin", await checkOrigin(base));
    return findings;
  }
  add("answer", ["passed", `${base} answered`]);
  await (isVisitors(patient.auth) ? checkSession(patient, patient.auth, options, add) : checkKey(patient, add));
  return findings;
}

type Add = (check: Check, seen: Seen) => void;

const isVisitors = (auth: AuthStrategy): auth is OAuthAuth => "generateOAuthData" in auth;

async function checkKey({ caller }: Patient, add: Add): Promise<void> {
  const { error } = await answerOf(caller, catalogVersioningGet);
  add("client", error ? refusal(error) : ["passed", "the platform takes the owner's key"]);
}

async function checkSession(patient: Patient, auth: OAuthAuth, options: DiagnosisOptions, add: Add): Promise<void> {
  const { caller, modules } = patient;
  const { error } = await result(auth.getAuthHeaders());
  if (error) {
    add("client", refusal(error));
    return;
  }
  add("client", ["passed", "the platform knows the client id"]);
  const { accessToken } = auth.getTokens();
  const info = await answerOf<TokenInfo>(caller, oauthTokenInfo, { token: accessToken.value });
  add("token", info.error ? unknown(info.error) : checkToken(info.value, auth.clientId));
  if (info.value) add("clock", checkClock(accessToken.expiresAt, info.value.exp));
  const cart = await answerOf(caller, currentCartV2Get);
  add("proxy", checkProxy(cart.error));
  if (options.redirectUri !== undefined) {
    const { error } = await result(auth.getAuthUrl(auth.generateOAuthData(options.redirectUri), { prompt: "none" }));
    add("redirect", error ? refusal(error) : ["passed", `the site allows ${options.redirectUri}`]);
  }
  const catalog = await answerOf<{ catalogVersion?: string }>(caller, catalogVersioningGet);
  add("catalog", catalog.error ? unknown(catalog.error) : checkCatalog(catalog.value.catalogVersion, modules));
  add("cart", checkCart(cart.error));
  const ending = endingModules(modules);
  add(
    "removed",
    ending.length > 0 ? ["warning", `the client has the modules ${ending.join(", ")}`] : ["passed", "none"],
  );
  if (typeof document !== "undefined") add("frames", await checkFrames(auth));
}

/** The error fields that a diagnosis reads. */
interface Failed {
  readonly message: string;
  readonly kind?: string;
  readonly status?: number;
  readonly code?: string;
  readonly requestId?: string;
  /** The requested URL, its answer, and the next step. */
  readonly cause?: { readonly message?: string };
}

type Result<Value> = { value: Value; error?: undefined } | { value?: undefined; error: Failed };

const result = <Value>(call: Promise<Value>): Promise<Result<Value>> =>
  call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error as Failed }),
  );

/** Makes a call whose failure is a finding, not an error of the program. */
const answerOf = <Value>(caller: Caller, row: string, payload: object = {}): Promise<Result<Value>> =>
  result(caller.call(row, payload, {}, undefined, () => true) as Promise<Value>);

function messageOf({ message, cause: { message: explanation = "" } = {} }: Failed): string {
  // The development entry has the explanation in the message.
  return explanation === "" || message.includes(explanation) ? message : `${message}: ${explanation}`;
}

const unknown = (error: Failed): Seen => ["unknown", `could not be checked: ${messageOf(error)}`];

/** A refusal is a problem; without an answer the check could not be made. */
function refusal(error: Failed): Seen {
  const { status = 0, kind } = error;
  const isRefusal = (status >= 400 && status < 500 && status !== 429) || kind === "request";
  return isRefusal ? ["problem", messageOf(error)] : unknown(error);
}

function checkToken({ active, clientId, siteId = "unknown" }: TokenInfo, own: string): Seen {
  if (active === false) return ["problem", "the platform does not know the token"];
  return clientId !== undefined && clientId !== own
    ? ["problem", `the token is of the client ${clientId}`]
    : ["passed", `valid, of site ${siteId}`];
}

/** The greatest clock skew with which tokens are renewed in time, in seconds. */
const MAX_SKEW_S = 60;

/** Compares the expiry that the client computed by the local clock with the platform's expiry. */
function checkClock(local: number, exp: string | undefined): Seen {
  if (exp === undefined) return ["unknown", "could not be checked: the platform names no expiry"];
  const platform = Number(exp);
  const difference = Math.abs(local - platform);
  const direction = local > platform ? "ahead of" : "behind";
  return difference <= MAX_SKEW_S
    ? ["passed", "right to the minute"]
    : ["problem", `${Math.ceil(difference / 60)} minutes ${direction} the platform's`];
}

function checkProxy(refused: Failed | undefined): Seen {
  if (refused?.status === 401 || refused?.status === 403) {
    return ["problem", `a fresh token did not arrive: ${refused.message}`];
  }
  if (refused && refused.status === undefined) return unknown(refused);
  return refused && refused.requestId === undefined
    ? ["warning", "an answer came without the header x-wix-request-id"]
    : ["passed", "the token arrived"];
}

/** The modules of each version of the catalog. */
const OF_CATALOG = { V1: ["products", "collections", "inventory"], V3: ["productsV3", "inventoryItemsV3"] } as const;

function checkCatalog(version: string | undefined, modules: readonly string[]): Seen {
  const [own, other] = version === "V3_CATALOG" ? (["V3", "V1"] as const) : (["V1", "V3"] as const);
  const has = (version: "V1" | "V3"): boolean => OF_CATALOG[version].some((name) => modules.includes(name));
  return has(other) && !has(own)
    ? ["problem", `the site has catalog ${own}, and the client has modules of ${other} only`]
    : ["passed", `the site has catalog ${own}`];
}

function checkCart(refused: Failed | undefined): Seen {
  if (!refused || /CART_NOT_FOUND$/.test(refused.code ?? "")) return ["passed", "the site has Cart V2"];
  return refused.status === 404
    ? ["warning", "the site has Cart V1 only: its platform has to switch before that day"]
    : unknown(refused);
}

/** The modules that end with Cart V1, as the platform's packages name them. This package lacks `cart`. */
export const ENDING: readonly string[] = [...Object.keys(ENDS), "cart"];

/** The ending modules among a client's modules. */
export const endingModules = (names: readonly string[]): string[] =>
  names.filter((name) => ENDING.includes(name)).map((name) => `\`${name}\``);
