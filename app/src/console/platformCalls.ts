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
