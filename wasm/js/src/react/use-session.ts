import { useSyncExternalStore } from "react";
import { type SessionState, sessionStore } from "../storefront/store/session.js";
import { useProvided } from "./provider.js";

/** The session. The component renders again when the session changes, in this tab or another. */
export function useSession(): SessionState {
  const { subscribe, getSnapshot, getServerSnapshot } = sessionStore(useProvided().client);
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
