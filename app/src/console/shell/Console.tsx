import { t } from "@lingui/core/macro";
import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useConnection } from "../../lib/connection";
import { isUnavailable } from "../../lib/errors";
import { useConfig } from "../../lib/useShop";
import { ErrorPanel, Skeleton } from "../../ui";
import { ConsoleProvider, createConsoleClient } from "../session/client";
import { ConsoleRoutes } from "./ConsoleRoutes";
import { createQueries, rereadWithLanguage, retryFailed } from "../session/queries";
import { ask, onSessionEnd } from "../session/request";
import { CONSOLE, consoleHost, type Session, sessionQuery, signOut } from "../session/session";
import { SignIn } from "./SignIn";
import { Toasts } from "../kit/ui/toasts";

/** How the last session ended, for the sign-in form. */
type Ended = "signed-out" | "expired";

/** The cache outlives a change of the language, which mounts the console anew. */
const cache = createQueries();
rereadWithLanguage(cache);

/** The console, with a query cache of its own. */
export function Console() {
  return (
    <QueryClientProvider client={cache}>
      <Gate />
    </QueryClientProvider>
  );
}

/** The console's screens for a signed-in owner, else the sign-in form at the same URL. */
function Gate() {
  const host = consoleHost(useConfig());
  const queries = useQueryClient();
  useConnection(
    () => probe(host),
    () => retryFailed(queries),
  );
  const { data: session, error, refetch } = useQuery(sessionQuery(host));
  const [ended, setEnded] = useState<Ended>();
  const { queryKey } = sessionQuery(host);
  const leave = (how: Ended) => {
    setEnded(how);
    queries.setQueryData(queryKey, null);
    queries.removeQueries({ queryKey: [CONSOLE] });
  };
  if (error && session === undefined) {
    return (
      <main className="shell py-20">
        <ErrorPanel error={error} title={t`The console cannot be opened`} onRetry={refetch} />
      </main>
    );
  }
  if (session === undefined) {
    return (
      <main aria-busy="true" className="shell py-20">
        <Skeleton className="h-40" />
      </main>
    );
  }
  return (
    <>
      {session ? (
        <SignedIn
          host={host}
          session={session}
          onEnd={() => {
            leave("expired");
          }}
          onSignOut={async () => {
            await signOut(host);
            leave("signed-out");
          }}
        />
      ) : (
        <SignIn
          host={host}
          ended={ended}
          onDone={(begun) => {
            setEnded(undefined);
            queries.setQueryData(queryKey, begun);
          }}
        />
      )}
      <Toasts />
    </>
  );
}

/** Checks that the console's server answers. */
async function probe(host: string): Promise<void> {
  try {
    await ask(`${host}/_console/session`);
  } catch (error) {
    if (isUnavailable(error)) throw error;
  }
}

interface SignedInProps {
  host: string;
  session: Session;
  onEnd: () => void;
  onSignOut: () => Promise<void>;
}

function SignedIn({ host, session, onEnd, onSignOut }: SignedInProps) {
  const client = useMemo(() => createConsoleClient(host), [host]);
  const onEnded = useEffectEvent(onEnd);
  useEffect(() => onSessionEnd(onEnded), []);
  const context = useMemo(() => ({ host, session, client }), [host, session, client]);
  return (
    <ConsoleProvider value={context}>
      <ConsoleRoutes onSignOut={onSignOut} />
    </ConsoleProvider>
  );
}
