/** Retries without pauses, so that no test waits. */
import { after, before } from "node:test";

/** The longest pause between attempts, in milliseconds; longer timers are timeouts, which never fire here. */
const LONGEST_WAIT = 5000;

/**
 * Removes the pauses from a file's tests.
 * @returns {number[]} how long each would have been, in milliseconds
 */
export function withoutWaits() {
  const { setTimeout: wait } = globalThis;
  const waits = [];
  before(() => {
    globalThis.setTimeout = (done, time, ...rest) => {
      if (time >= LONGEST_WAIT) return wait(done, time, ...rest).unref();
      waits.push(time);
      return wait(done, 0, ...rest);
    };
  });
  after(() => {
    globalThis.setTimeout = wait;
  });
  return waits;
}
