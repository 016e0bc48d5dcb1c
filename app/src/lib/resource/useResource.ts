import { createContext, use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type Answer, hashOf, type Resource, Resources } from "./Resources";

const ResourcesContext = createContext(new Resources());

export const ResourcesProvider = ResourcesContext.Provider;

export function useResources(): Resources {
  return use(ResourcesContext);
}

interface UsedResource<Data> extends Answer<Data> {
  /** Whether there is neither data nor an error yet. */
  isPending: boolean;
  reload: () => Promise<void>;
}

/** The last answer of a resource, which is loaded while a component uses it. */
export function useResource<Data>(resource: Resource<Data>): UsedResource<Data> {
  const resources = useResources();
  const read = () => resources.read(resource);
  const answer = useSyncExternalStore(useSubscription(resource), read, read);
  const isPending = answer.data === undefined && answer.error === null;
  return { ...answer, isPending, reload: () => resources.reload(resource.key) };
}

/** Whether a resource is being requested. */
export function useBusy({ key }: Resource<unknown>): boolean {
  const resources = useResources();
  const hash = hashOf(key);
  const subscribe = useCallback(
    (listener: () => void) => resources.subscribe(hash, false, listener),
    [resources, hash],
  );
  const isBusy = () => resources.isBusy(key);
  return useSyncExternalStore(subscribe, isBusy, isBusy);
}

/**
 * The data of a changing resource; until the next ones arrive, the last ones. A change of `scope` drops those.
 */
export function useLastData<Data>(data: Data | undefined, scope = ""): { data: Data | undefined; isLast: boolean } {
  const [last, setLast] = useState({ data, scope });
  if (data !== undefined && (last.data !== data || last.scope !== scope)) setLast({ data, scope });
  if (data !== undefined) return { data, isLast: false };
  return last.scope === scope ? { data: last.data, isLast: true } : { data, isLast: false };
}

/** Polls a resource: reloads it `afterMs` after each answer, and when the page becomes visible. `undefined` ends the polling. */
export function usePolling(resource: Resource<unknown>, afterMs: number | undefined): void {
  const resources = useResources();
  const isBusy = useBusy(resource);
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === "visible") void resources.reload(resource.key);
  });
  useEffect(() => {
    if (isBusy || afterMs === undefined) return;
    const turn = () => {
      onTurn();
    };
    const timer = setTimeout(turn, afterMs);
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [isBusy, afterMs]);
}

function useSubscription({ key, enabled = true }: Resource<unknown>) {
  const resources = useResources();
  const hash = hashOf(key);
  return useCallback(
    (listener: () => void) => resources.subscribe(hash, enabled, listener),
    [resources, hash, enabled],
  );
}
