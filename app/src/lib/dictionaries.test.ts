import { describe, expect, it } from "vitest";

type Words = Record<string, unknown>;

const modules = import.meta.glob<{ messages: Words }>("../**/messages.{en,de,ar}.ts", { eager: true });
const dictionaries = Object.keys(modules)
  .filter((path) => path.endsWith(".en.ts"))
  .map((path) => path.replace(".en.ts", ""));

/** Every text of a dictionary by its path, those that count said for several numbers. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, [0, 1, 2, 3, 11, 100].map((count) => said(value as Saying, count)).join("|")]];
  return Object.entries(value as Words).flatMap(([name, inner]) => texts(inner, `${path}.${name}`));
}

type Saying = (...values: unknown[]) => string;

/** A message with a number takes either an object or what stands in it. */
function said(message: Saying, count: number): string {
  const named = { count, query: "query" };
  try {
    return message.length === 1 ? message(named) : message("DAY", count, "word");
  } catch {
    return message("DAY");
  }
}

describe.each(dictionaries)("%s", (path) => {
  const english = texts(modules[`${path}.en.ts`]?.messages, "");

  it.each(["de", "ar"])("says everything in %s, and nothing unfinished", (language) => {
    const own = texts(modules[`${path}.${language}.ts`]?.messages, "");
    expect(own.map(([name]) => name).sort()).toEqual(english.map(([name]) => name).sort());
    for (const [name, text] of own) {
      expect(text, name).not.toBe("");
      expect(text, name).not.toMatch(/undefined|\{count|NaN/);
    }
  });

  it("is written in Arabic where it is Arabic", () => {
    const own = texts(modules[`${path}.ar.ts`]?.messages, "");
    const arabic = own.filter(([, text]) => /\p{Script=Arabic}/u.test(text));
    expect(arabic.length / own.length).toBeGreaterThan(0.8);
  });
});
