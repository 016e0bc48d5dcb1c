/** The calls that only the platform of one machine has, under `/_platform`. A hosted site answers them with 501. */
import { isUnavailable } from "../../lib/errors";
import { ask, arrayFrom, recordOf, textFrom, textsFrom } from "./request";

export interface Job {
  isFinished: boolean;
  succeeded: number;
  failed: number;
}

/** A job that a call by filter has started. */
async function readJob(host: string, id: string, signal?: AbortSignal): Promise<Job> {
  const address = `${host}/_console/api/_platform/jobs/${encodeURIComponent(id)}`;
  const { job } = recordOf(await ask(address, signal ? { signal } : {}));
  const { status, bulkActionMetadata } = recordOf(job);
  const { totalSuccesses, totalFailures } = recordOf(bulkActionMetadata);
  return {
    isFinished: status === "FINISHED",
    succeeded: typeof totalSuccesses === "number" ? totalSuccesses : 0,
    failed: typeof totalFailures === "number" ? totalFailures : 0,
  };
}

const PAUSE_MS = 500;
/** The polls without an answer, one after the other, after which a job is no longer followed. */
const MAX_LOST = 6;
/** The time after which a job is no longer followed. It goes on without that. */
const MAX_WAIT_MS = 3 * 60_000;

/** Polls a job until it is over; undefined for one that goes on longer, or of which nothing can be read for now. */
export async function finishedJob(host: string, id: string): Promise<Job | undefined> {
  const end = Date.now() + MAX_WAIT_MS;
  let lost = 0;
  while (Date.now() < end && lost < MAX_LOST) {
    try {
      const job = await readJob(host, id);
      if (job.isFinished) return job;
      lost = 0;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      lost += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (lost + 1)));
  }
  return undefined;
}

/** A rule of the shop, such as a coupon or a way of delivery, with all of its fields. */
export type Rule = Readonly<Record<string, unknown>>;

const rulesAt = (host: string, kind: string) => `${host}/_console/api/_platform/rules/${encodeURIComponent(kind)}`;

export async function listRules(host: string, kind: string, signal?: AbortSignal): Promise<Rule[]> {
  const { rules } = recordOf(await ask(rulesAt(host, kind), signal ? { signal } : {}));
  return Array.isArray(rules) ? rules.map(recordOf) : [];
}

export async function readRule(host: string, kind: string, id: string): Promise<Rule> {
  return recordOf(recordOf(await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`)).rule);
}

/** Sets a rule as a whole, new or known. */
export async function saveRule(host: string, kind: string, id: string, rule: Rule): Promise<void> {
  await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`, { method: "PUT", body: rule });
}

export async function deleteRule(host: string, kind: string, id: string): Promise<void> {
  await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** The settings of the site, by their names on the platform. */
export type Settings = Readonly<Record<string, unknown>>;

export async function readSettings(host: string, signal?: AbortSignal): Promise<Settings> {
  return recordOf(await ask(`${host}/_console/api/_platform/site-settings`, signal ? { signal } : {}));
}

/** Changes some of the settings, and gives all. */
export async function changeSettings(host: string, changes: Settings): Promise<Settings> {
  return recordOf(await ask(`${host}/_console/api/_platform/site-settings`, { method: "PATCH", body: changes }));
}

/** A program that receives events. */
export interface Webhook {
  id: string;
  url: string;
  /** The kinds of entity whose events the program receives; empty for all. */
  entities: string[];
}

export interface Delivery {
  webhook: string;
  url: string;
  /** The number of the event. */
  event: number;
  entity: string;
  /** `PENDING`, `DELIVERED` or `FAILED`. */
  state: string;
  attempts: number;
  /** When it is tried next, or was done. */
  date: string;
  problem: string;
}

const webhooksAt = (host: string) => `${host}/_console/api/_platform/webhooks`;
const number = (value: unknown) => (typeof value === "number" ? value : 0);

export async function listWebhooks(host: string, signal?: AbortSignal): Promise<Webhook[]> {
  const { webhooks } = recordOf(await ask(webhooksAt(host), signal ? { signal } : {}));
  return arrayFrom(webhooks).map((each) => {
    return { ...textsFrom(each, "id", "url"), entities: arrayFrom(recordOf(each).entities).map(textFrom) };
  });
}

export async function addWebhook(host: string, url: string, entities: readonly string[]): Promise<void> {
  await ask(webhooksAt(host), { method: "POST", body: { url, entities } });
}

export async function removeWebhook(host: string, id: string): Promise<void> {
  await ask(`${webhooksAt(host)}/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** The newest deliveries of all webhooks, the newest first. */
export async function listDeliveries(host: string, signal?: AbortSignal): Promise<Delivery[]> {
  const { deliveries } = recordOf(await ask(`${webhooksAt(host)}/deliveries?limit=50`, signal ? { signal } : {}));
  return arrayFrom(deliveries).map((each) => {
    const { webhookId, event, attempts } = recordOf(each);
    const texts = textsFrom(each, "url", "entity", "state", "date", "problem");
    return { ...texts, webhook: textFrom(webhookId), event: number(event), attempts: number(attempts) };
  });
}

/** Delivers an event once more. */
export async function sendAgain(host: string, { webhook, event }: Delivery): Promise<void> {
  await ask(`${webhooksAt(host)}/${encodeURIComponent(webhook)}/deliveries/${event}`, { method: "POST" });
}

/** A product that the platform refused, with the rule or the code of the refusal. */
export interface Refused {
  line: number;
  slug: string;
  column: string;
  why: string;
  /** In English. */
  reason: string;
}

/** The result of an import: the products created, updated and refused. */
export interface Imported {
  created: number;
  updated: number;
  refusals: Refused[];
}

/** Imports a part of a list of goods in one transaction. Sent again, it changes nothing more. */
export async function importGoods(host: string, goods: readonly object[], signal?: AbortSignal): Promise<Imported> {
  const address = `${host}/_console/api/_platform/products/import`;
  const report = recordOf(await ask(address, { method: "POST", body: goods, ...(signal && { signal }) }));
  const refusals = arrayFrom(report.refusals).map((each) => {
    return { ...textsFrom(each, "slug", "column", "why", "reason"), line: number(recordOf(each).line) };
  });
  return { created: number(report.created), updated: number(report.updated), refusals };
}
