import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("every submit button that can be disabled has a reason", () => {
  const silent = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/<[Bb]utton\b[^]*?(?<!=)>/g)]
      .filter(
        ([tag]) =>
          /type="submit"/.test(tag) && /\s(?:aria-)?disabled=/.test(tag) && !/\sreason=|aria-describedby/.test(tag),
      )
      .map(([tag]) => `${path}: ${tag}`),
  );
  expect(silent).toEqual([]);
});
