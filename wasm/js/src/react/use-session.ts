import { useCallback, useSyncExternalStore } from "react";
import type { SessionEvent } from "../auth/session.js";
import type { Role } from "../auth/tokens.js";
import type { StoreClient } from "./client.js";
import { useClient } from "./provider.js";

/** Whose session it is, and the last thing that happened to it. */
export interface SessionView {
  readonly role: Role;
  readonly loggedIn: boolean;
  readonly event: SessionEvent | undefined;
}

const NOBODY: SessionView = { role: "none", loggedIn: false, event: undefined };
const views = new WeakMap<StoreClient, SessionView>();

/** The same object until something happens, as React asks of an external store. */
function viewOf(client: StoreClient): SessionView {
  let view = views.get(client);
  // The session may have changed while nobody listened.
  if (view?.role !== client.session.role) {
    view = makeView(client, view?.event);
    views.set(client, view);
  }
  return view;
}

function makeView(client: StoreClient, event: SessionEvent | undefined): SessionView {
  const { role } = client.session;
  return { role, loggedIn: role === "member", event };
}

/** The session; the component is shown again when it changes, in this tab or another. */
export function useSession(): SessionView {
  const client = useClient();
  const subscribe = useCallback(
    (changed: () => void) =>
      client.session.subscribe((event) => {
        views.set(client, makeView(client, event));
        changed();
      }),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => viewOf(client),
    () => NOBODY,
  );
}
