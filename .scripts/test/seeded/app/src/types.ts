import { URL } from "node:url"; // consistent-type-imports

type Look = "light" | "dark";

class Counter {
  count = 0;
  add() {
    this.count += 1;
  }
}

/** @deprecated use `read` */
export const older = (from: URL) => from.href;

export const read = async (id: string) => Promise.resolve(id);

export async function faults(id: string, look: Look, counter: Counter, names: string[], text: string) {
  const anything: any = JSON.parse(text); // no-explicit-any no-unsafe-assignment
  const held = anything.id; // no-unsafe-assignment no-unsafe-member-access
  anything(); // no-unsafe-call
  read(id); // no-floating-promises
  names.forEach(async (name) => read(name)); // no-misused-promises
  await id.length; // await-thenable
  const first = names[0]!; // no-non-null-assertion
  if (id === undefined) return held; // no-unnecessary-condition no-unsafe-return
  const object = `${counter}`; // no-base-to-string restrict-template-expressions
  const unbound = counter.add; // unbound-method
  text = new Intl.NumberFormat(id).format(1); // kept-formats
  switch (
    look // switch-exhaustiveness-check
  ) {
    case "light":
      break;
  }
  if (id == first) throw "a text"; // eqeqeq only-throw-error no-unlocalized-strings
  var old = older(new globalThis.URL(object)); // no-var no-deprecated
  const total = names.length + id; // restrict-plus-operands
  while (names.pop()) {} // no-empty
  return [unbound, old, total as any]; // no-explicit-any no-unsafe-return
}

export const none = async () => 1; // require-await

export const plain = (value: string) => value as string; // no-unnecessary-type-assertion

export const same = <T>(value: T) => console.info(value); // no-unnecessary-type-parameters

export const control = /\u001b/; // no-control-regex

let never = 1; // prefer-const
export const used = () => never;

const unused = 1; // no-unused-vars

/* @ts-ignore */ // ban-ts-comment
export const wrong: number = "";
