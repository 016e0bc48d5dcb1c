/** Attempts that are made again are made at once: no test waits. */
import { after, before } from "node:test";

/** The longest wait between attempts, in milliseconds; longer ones are limits, which neither a test nor its process waits for. */
const LONGEST_WAIT = 5000;

/**
 * Takes the waits out of a file's tests.
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
