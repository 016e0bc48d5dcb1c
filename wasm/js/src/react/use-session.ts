import { useSyncExternalStore } from "react";
import { type SessionState, type SessionStore, sessionStore } from "../storefront/stores/session.js";
import { type Given, useProvided } from "./provider.js";

/** The session. The component renders again when the session changes, in this tab or another. */
export function useSession(): SessionState {
  const { subscribe, getSnapshot, getServerSnapshot } = useProvided().own(openSession);
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

const openSession = ({ client }: Given): SessionStore => sessionStore(client);
