/**
 * A virtual clock instead of timers: the next timer fires once the event loop has turned often enough for all other
 * work. No test waits in real time, and none depends on the machine's speed. Import before any code that sets timers.
 */

// Loads the code of the cart's changes in real time: the virtual timeout of a load does not wait for the disk.
import "./fake-cart.js";

/** More turns than a test needs between two timers. */
const TURNS = 200;

interface Timer {
  readonly handler: () => void;
  readonly at: number;
  holds: boolean;
  unref(): Timer;
}

const timers = new Set<Timer>();
let now = 0;
/** The scheduled next turn, while timers are set. */
let next: NodeJS.Immediate | undefined;

const setVirtualTimeout = (handler: () => void, delay = 0): Timer => {
  const timer: Timer = {
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

Object.assign(globalThis, {
  setTimeout: setVirtualTimeout,
  clearTimeout: (timer: Timer) => void timers.delete(timer),
});
performance.now = () => now;

function turn(left: number): void {
  next = undefined;
  if (timers.size === 0) return;
  next = setImmediate(() => {
    if (left === 0) fire();
    turn(left === 0 ? TURNS : left - 1);
  });
  // As with real timers, unreferenced ones do not keep a program alive.
  if (![...timers].some(({ holds }) => holds)) next.unref();
}

function fire(): void {
  const [first] = [...timers].toSorted((one, other) => one.at - other.at);
  if (!first) return;
  timers.delete(first);
  now = Math.max(now, first.at);
  first.handler();
}
