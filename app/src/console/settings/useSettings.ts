/** The site's settings. Each is saved at once, with Undo. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { isNotFound, ShownError } from "../../lib/errors";
import { type ConsoleClient, useConsole } from "../session/client";
import { useSite } from "../session/site";
import { changeSettings, readSettings, type Settings } from "../session/platformCalls";
import { CONSOLE } from "../session/session";
import { useAct, useTurns } from "../kit/useAct";

const KEY = [CONSOLE, "settings"] as const;

export interface SettingChange {
  name: string;
  before: unknown;
  value: unknown;
}

export function useSettings() {
  const { client, host } = useConsole();
  const isComplete = useSite().can("settings");
  const save = (changes: Settings): Promise<unknown> =>
    isComplete ? changeSettings(host, changes) : changePolicy(client, changes);
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => (isComplete ? readSettings(host, signal) : readPolicy(client, signal)),
  });
  /** Changes are queued, so that the last one wins. */
  const { run } = useAct<SettingChange>({
    do: ({ name, value }) => save({ [name]: value }),
    success: () => t`Setting saved.`,
    failure: () => t`The setting was not saved.`,
    undo:
      (_, { name, before }) =>
      () =>
        save({ [name]: before }),
    touches: [KEY],
    optimistic: (queries, { name, value }) => {
      queries.setQueryData(KEY, (settings?: Settings) => settings && { ...settings, [name]: value });
    },
    turns: useTurns(),
  });
  return { query, change: (next: SettingChange) => void run(next) };
}

const FIELDS: Readonly<Record<string, "requireOwnerApproval" | "requireEmailVerification">> = {
  ownerApproval: "requireOwnerApproval",
  emailVerification: "requireEmailVerification",
};

async function readPolicy({ signOnPolicy }: ConsoleClient, signal: AbortSignal): Promise<Settings> {
  const { signOnPolicy: policy } = await signOnPolicy.getSignOnPolicy({ signal });
  return Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, policy[field] === true]));
}

async function changePolicy({ signOnPolicy }: ConsoleClient, changes: Settings): Promise<void> {
  const fields = Object.entries(changes).map(([name, value]) => [FIELDS[name] ?? name, value] as const);
  try {
    await signOnPolicy.updateSignOnPolicy(Object.fromEntries(fields));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new ShownError(
      t`The site has no login settings yet. Save them once in the site's own dashboard; after that you can change them here.`,
    );
  }
}
