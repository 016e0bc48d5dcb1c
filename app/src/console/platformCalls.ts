/** The calls that only the platform of one machine has, under `/_platform`. A hosted site answers them with 501. */
import { ask, recordOf } from "./request";

export interface Job {
  isFinished: boolean;
  succeeded: number;
  failed: number;
}

/** A job that a call by filter has started. */
export async function readJob(host: string, id: string, signal?: AbortSignal): Promise<Job> {
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

/** Waits until a job is over. */
export async function finishedJob(host: string, id: string): Promise<Job> {
  for (;;) {
    const job = await readJob(host, id);
    if (job.isFinished) return job;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
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
