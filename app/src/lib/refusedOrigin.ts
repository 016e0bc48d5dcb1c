/** Tells a refused origin (CORS) from a host that cannot be reached: browsers report both as one network error. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { MISSING_CODE, readError } from "./errors";
import { useConfig } from "./useShop";

const LIMIT_MS = 5_000;

/** Whether an error is that the host refuses pages of this origin. */
export function useRefusedOrigin(error: unknown): boolean {
  const { host } = useConfig();
  const { kind, code } = readError(error);
  const address = addressOf(error) ?? `${host}/oauth2/token`;
  const { data } = useQuery({
    queryKey: ["refused-origin", address],
    queryFn: () => isOriginRefused(address),
    enabled: kind === "network" && code !== MISSING_CODE,
    staleTime: LIMIT_MS,
  });
  return kind === "network" && data === true;
}

/** The reason and what the shop's owner does about it. */
export function refusedOriginText(): string {
  const { origin } = window.location;
  return t`The shop answers, but not to pages of ${{ origin }}. Its owner has to allow this address: start the platform with --store-origin ${{ origin }}, or add it to the allowed domains of a hosted site.`;
}

/** A request without CORS tells only that the host answers; one with CORS fails where it refuses the origin. */
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
