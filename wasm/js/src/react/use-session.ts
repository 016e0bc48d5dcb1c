import { useSyncExternalStore } from "react";
import { type SessionState, sessionStore } from "../storefront/store/session.js";
import { useProvided } from "./provider.js";

/** The session; the component is shown again when it changes, in this tab or another. */
export function useSession(): SessionState {
  const { subscribe, getSnapshot, getServerSnapshot } = sessionStore(useProvided().client);
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
