/** The site's settings. Each is saved at once, and undone from the message. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../client";
import { changeSettings, readSettings, type Settings } from "../platformCalls";
import { changePolicy, readPolicy } from "./signOnPolicy";
import { CONSOLE } from "../session";
import { useAct } from "../useAct";
import { useTurns } from "../useTurns";

const KEY = [CONSOLE, "settings"] as const;

export interface SettingChange {
  name: string;
  before: unknown;
  value: unknown;
}

export function useSettings() {
  const { client, host, session } = useConsole();
  const save = (changes: Settings): Promise<unknown> =>
    session.simulated ? changeSettings(host, changes) : changePolicy(client, changes);
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => (session.simulated ? readSettings(host, signal) : readPolicy(client, signal)),
  });
  /** Changes follow each other, so that the last one made is the one that holds. */
  const { run } = useAct<SettingChange>({
    do: ({ name, value }) => save({ [name]: value }),
    said: () => t`Setting saved.`,
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
