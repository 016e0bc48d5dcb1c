// Comments and pages name things: no riddles by pronoun or passive, and the field's terms for its concepts.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { sources } from "../lib/git.mjs";
import { prose } from "../lib/markdown.mjs";
import { inRoot } from "../lib/paths.mjs";

const FOLDERS = [
  "sdk/engine/src",
  "sdk/src",
  "wasm/src",
  "wasm/tests/generated",
  "wasm/js/src",
  "platform/base/src",
  "platform/shop/src",
  "platform/web/src",
  "platform/tools/src",
  "platform/src",
  "app/src",
];

/** Openings without a noun. */
const OPENING = /^(?:It|That|They|Those|What|Whoever|Whether it|Of them|By it)\b/;

/** Phrases that leave the reader to guess who acts, or on what. */
const RIDDLES = [
  /\b(?:is|are|was|were) (?:told|asked for by|heard of|held against)\b/,
  /\b(?:nobody knows|somebody else|whoever|reckon\w*|that much|goes along with|the other side|hears? of|by it)\b/i,
  /Throws `Away`/,
];

const TERMS = ["rollback", "conflict", "single flight", "optimistic", "breadcrumb", "facet", "idempotent", "debounce"];

/** The comments of a file; adjacent lines form one comment. @param {string} text */
function commentsOf(text) {
  const comments = text.match(/^[ \t]*\/\*\*?[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm) ?? [];
  return comments.map((comment) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\/[/!]?|\/\*\*?|\*(?!\/))[ \t]?|[ \t]*\*\/$/gm, "")
      .replaceAll(/```[^]*?```/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

const comments = FOLDERS.flatMap((folder) => {
  const source = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const written = files.filter((file) => /\.(?:rs|tsx?)$/.test(file) && !/^generated\b/.test(file));
  return written.flatMap((file) => {
    return commentsOf(readFileSync(new URL(file, source), "utf8")).map((text) => ({ at: `${folder}/${file}`, text }));
  });
});

test("comments contain no riddles", () => {
  assert.ok(comments.length > 3000, "comments are found");
  const isRiddle = (/** @type {string} */ text) => OPENING.test(text) || RIDDLES.some((riddle) => riddle.test(text));
  assert.deepEqual(
    comments.filter(({ text }) => isRiddle(text)),
    [],
  );
});

test("comments of the npm package use the field's terms", () => {
  const npm = comments.filter(({ at }) => at.startsWith("wasm/js/src"));
  const text = npm
    .map((comment) => comment.text)
    .join("\n")
    .toLowerCase();
  assert.deepEqual(
    TERMS.filter((term) => !text.includes(term)),
    [],
  );
});

test("pages contain no riddles", () => {
  const pages = sources(["."]).filter((file) => file.endsWith(".md"));
  const lines = pages.flatMap((at) =>
    prose(readFileSync(inRoot(...at.split("/")), "utf8"))
      .split("\n")
      .map((text) => ({ at, text })),
  );
  assert.ok(lines.length > 2000, "pages are found");
  assert.deepEqual(
    lines.filter(({ text }) => RIDDLES.some((riddle) => riddle.test(text))),
    [],
  );
});
