/** The calls that only the local platform has, under `/_platform`. A hosted site answers 501. */
import { isUnavailable } from "../../lib/errors";
import { ask, arrayFrom, recordOf, textFrom, textsFrom } from "./request";

export interface Job {
  isFinished: boolean;
  succeeded: number;
  failed: number;
}

/** A job that a bulk call by filter started. */
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
/** The number of consecutive failed polls after which polling stops. */
const MAX_LOST = 6;
/** The time after which polling stops; the job itself continues. */
const MAX_WAIT_MS = 3 * 60_000;

/** Polls a job until it ends; undefined on timeout, or if polls keep failing. */
export async function pollJob(host: string, id: string): Promise<Job | undefined> {
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

/** A rule of the shop, such as a coupon or a delivery method, with all its fields. */
export type Rule = Readonly<Record<string, unknown>>;

const rulesAt = (host: string, kind: string) => `${host}/_console/api/_platform/rules/${encodeURIComponent(kind)}`;

export async function listRules(host: string, kind: string, signal?: AbortSignal): Promise<Rule[]> {
  const { rules } = recordOf(await ask(rulesAt(host, kind), signal ? { signal } : {}));
  return Array.isArray(rules) ? rules.map(recordOf) : [];
}

export async function readRule(host: string, kind: string, id: string): Promise<Rule> {
  return recordOf(recordOf(await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`)).rule);
}

/** Writes a whole rule, new or existing. */
export async function saveRule(host: string, kind: string, id: string, rule: Rule): Promise<void> {
  await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`, { method: "PUT", body: rule });
}

export async function deleteRule(host: string, kind: string, id: string): Promise<void> {
  await ask(`${rulesAt(host, kind)}/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** The settings of the site, by wire name. */
export type Settings = Readonly<Record<string, unknown>>;

export async function readSettings(host: string, signal?: AbortSignal): Promise<Settings> {
  return recordOf(await ask(`${host}/_console/api/_platform/site-settings`, signal ? { signal } : {}));
}

/** Changes some settings, and returns all. */
export async function changeSettings(host: string, changes: Settings): Promise<Settings> {
  return recordOf(await ask(`${host}/_console/api/_platform/site-settings`, { method: "PATCH", body: changes }));
}

/** An invoice as a document. */
export interface NumberedInvoice {
  id: string;
  /** The running number in the shop. */
  number: number;
  /** The URL of its page. */
  url: string;
}

/** The documents of an order's invoices. */
export async function listNumberedInvoices(host: string, order: string, signal?: AbortSignal) {
  const address = `${host}/_console/api/_platform/orders/${encodeURIComponent(order)}/invoices`;
  const { invoices } = recordOf(await ask(address, signal ? { signal } : {}));
  return arrayFrom(invoices).map((each): NumberedInvoice => {
    return { ...textsFrom(each, "id", "url"), number: number(recordOf(each).number) };
  });
}

/** A webhook: a URL that receives events. */
export interface Webhook {
  id: string;
  url: string;
  /** The entity types whose events are sent; empty for all. */
  entities: string[];
}

export interface Delivery {
  webhook: string;
  url: string;
  /** The event's sequence number. */
  event: number;
  entity: string;
  /** `PENDING`, `DELIVERED` or `FAILED`. */
  state: string;
  attempts: number;
  /** The time of the next attempt, or of the outcome. */
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

/** The newest deliveries of all webhooks, newest first. */
export async function listDeliveries(host: string, signal?: AbortSignal): Promise<Delivery[]> {
  const { deliveries } = recordOf(await ask(`${webhooksAt(host)}/deliveries?limit=50`, signal ? { signal } : {}));
  return arrayFrom(deliveries).map((each) => {
    const { webhookId, event, attempts } = recordOf(each);
    const texts = textsFrom(each, "url", "entity", "state", "date", "problem");
    return { ...texts, webhook: textFrom(webhookId), event: number(event), attempts: number(attempts) };
  });
}

/** Redelivers an event. */
export async function sendAgain(host: string, { webhook, event }: Delivery): Promise<void> {
  await ask(`${webhooksAt(host)}/${encodeURIComponent(webhook)}/deliveries/${event}`, { method: "POST" });
}
