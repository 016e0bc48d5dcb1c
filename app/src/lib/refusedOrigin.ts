/** Distinguishes a refused origin (CORS) from an unreachable host: browsers report both as the same network error. */
import { t } from "@lingui/core/macro";
import { useResource } from "./resource";
import { MISSING_CODE, readError } from "./errors";
import { useConfig } from "./useShop";

const LIMIT_MS = 5_000;

/** Whether an error means that the host refuses this origin. */
export function useRefusedOrigin(error: unknown): boolean {
  const { host } = useConfig();
  const { kind, code } = readError(error);
  const address = addressOf(error) ?? `${host}/oauth2/token`;
  const { data } = useResource({
    key: ["refused-origin", address],
    load: () => isOriginRefused(address),
    enabled: kind === "network" && code !== MISSING_CODE,
    freshFor: LIMIT_MS,
  });
  return kind === "network" && data === true;
}

/** The explanation, and the fix for the shop's owner. */
export function refusedOriginText(): string {
  const { origin } = window.location;
  return t`The shop answers, but not to pages of ${{ origin }}. Its owner has to allow this address: start the platform with --store-origin ${{ origin }}, or add it to the allowed domains of a hosted site.`;
}

/** A no-CORS request shows that the host answers; a CORS request fails if it refuses the origin. */
async function isOriginRefused(address: string): Promise<boolean> {
  const answers = (mode: RequestMode) =>
    fetch(address, { mode, signal: AbortSignal.timeout(LIMIT_MS) }).then(
      () => true,
      () => false,
    );
  return (await answers("no-cors")) && !(await answers("cors"));
}

function addressOf(error: unknown): string | undefined {
  const address = typeof error === "object" && error !== null && "address" in error ? error.address : undefined;
  return typeof address === "string" ? address : undefined;
}
