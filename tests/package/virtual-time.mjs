/**
 * A virtual clock in place of timers: the next one fires as soon as the event loop has turned often enough for all else
 * to be done. No test waits for real, and none depends on how fast the machine is. To be imported before what sets timers.
 */

/** More turns than what a test does between two timers takes. */
const TURNS = 200;

const timers = new Set();
let now = 0;
/** The turn that is to come, while timers are set. */
let next;

globalThis.setTimeout = (handler, delay = 0) => {
  const timer = {
    handler,
    at: now + delay,
    holds: true,
    unref() {
      this.holds = false;
      return this;
    },
  };
  timers.add(timer);
  if (next) next.ref();
  else turn(TURNS);
  return timer;
};
globalThis.clearTimeout = (timer) => void timers.delete(timer);
performance.now = () => now;

function turn(left) {
  next = undefined;
  if (timers.size === 0) return;
  next = setImmediate(() => {
    if (left === 0) fire();
    turn(left === 0 ? TURNS : left - 1);
  });
  // As with real timers, a program may end before those that do not hold it.
  if (![...timers].some(({ holds }) => holds)) next.unref();
}

function fire() {
  const [first] = [...timers].toSorted((one, other) => one.at - other.at);
  if (!first) return;
  timers.delete(first);
  now = Math.max(now, first.at);
  first.handler();
}
