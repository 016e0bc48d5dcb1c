/** Live updates: each event of the platform's stream refetches the queries it concerns. A hosted site has no stream. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { recordOf } from "../session/request";
import { CONSOLE } from "../session/session";
import { followStream } from "./sharedStream";
import { reread } from "../session/queries";

/** The query subjects that an entity's events concern. */
const SUBJECTS: readonly (readonly [entity: RegExp, subject: string])[] = [
  [/order|fulfillment|transaction|payment/i, "orders"],
  [/order|transaction|payment/i, "sales"],
  [/member|identity|report/i, "members"],
  [/product|inventory|categor|brand|ribbon|info_section|customization/i, "products"],
  [/coupon|gift_?card|member_?ship|shipping|delivery|tax/i, "rules"],
  // Every event creates a webhook delivery.
  [/./, "webhooks"],
];

/** The debounce of events: one act causes several, which need one refetch. */
const PAUSE_MS = 400;
/** A longer debounce for subjects with many reads. */
const LONG_PAUSES_MS: Readonly<Record<string, number>> = { sales: 60_000 };

/** Follows the stream while the console is open. Returns whether it is connected. */
export function useLiveUpdates(): boolean {
  const { host } = useConsole();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const offered = useSite().can("events");
  useEffect(() => {
    if (!offered || typeof EventSource === "undefined") return;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const refreshLater = (subject: string) => {
      if (timers.has(subject)) return;
      const refresh = () => {
        timers.delete(subject);
        void reread(queries, [CONSOLE, subject]);
      };
      timers.set(subject, setTimeout(refresh, LONG_PAUSES_MS[subject] ?? PAUSE_MS));
    };
    const leave = followStream(`${host}/_console/api/_platform/events/stream`, {
      onEvent: (text) => {
        for (const subject of subjectsOf(text)) refreshLater(subject);
      },
      onLive: setLive,
      onReturn: () => {
        for (const [, subject] of SUBJECTS) refreshLater(subject);
      },
    });
    return () => {
      leave();
      for (const timer of timers.values()) clearTimeout(timer);
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
