/** Changes as they happen: what the platform's stream of events tells is read anew. A hosted site has no such stream. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConsole } from "../client";
import { recordOf } from "../request";
import { CONSOLE } from "../session";

/** The parts of the console's queries that an entity's events concern. */
const SUBJECTS: readonly (readonly [entity: RegExp, subject: string])[] = [
  [/order|fulfillment|transaction|payment/i, "orders"],
  [/member|identity|report/i, "members"],
  [/product|inventory|categor|brand|ribbon|info_section|customization/i, "products"],
  // Each event is delivered to the webhooks.
  [/./, "webhooks"],
];

/** The pause after an event, as the events of one act come together and are answered once. */
const PAUSE_MS = 400;

/** Follows the stream while the console is open, and tells whether it does. */
export function useLiveUpdates(): boolean {
  const { host, session } = useConsole();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const offered = session.simulated;
  useEffect(() => {
    if (!offered || typeof EventSource === "undefined") return;
    const source = new EventSource(`${host}/_console/api/_platform/events/stream`, { withCredentials: true });
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      for (const subject of changed) void queries.invalidateQueries({ queryKey: [CONSOLE, subject] });
      changed.clear();
    };
    source.onopen = () => {
      setLive(true);
    };
    source.onerror = () => {
      setLive(false);
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      for (const subject of subjectsOf(data)) changed.add(subject);
      if (changed.size > 0) timer ??= setTimeout(refresh, PAUSE_MS);
    };
    return () => {
      source.close();
      clearTimeout(timer);
    };
  }, [host, offered, queries]);
  return isLive;
}

/** The subjects that an event's text concerns. */
export function subjectsOf(text: string): string[] {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    return [];
  }
  const { entityFqdn, kind } = recordOf(event);
  const named = [entityFqdn, kind].find((name) => typeof name === "string");
  return typeof named === "string"
    ? SUBJECTS.flatMap(([entity, subject]) => (entity.test(named) ? [subject] : []))
    : [];
}
