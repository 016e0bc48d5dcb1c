import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RichNode } from "../lib/catalog";
import { RichContent } from "./RichContent";

const text = (words: string, ...decorations: object[]): RichNode => ({
  type: "TEXT",
  textData: { text: words, decorations },
});
const link = (url: string) => ({ type: "LINK", linkData: { link: { url } } });

function show(...nodes: unknown[]) {
  return render(<RichContent nodes={nodes as RichNode[]} />).container;
}

it("writes paragraphs, headings, lists, quotes and what is done to their text", () => {
  const shown = show(
    { type: "HEADING", headingData: { level: 1 }, nodes: [text("Care")] },
    { type: "PARAGRAPH", nodes: [text("Wash "), text("cold", { type: "BOLD" }, { type: "ITALIC" })] },
    { type: "ORDERED_LIST", orderedListData: { start: 3 }, nodes: [{ type: "LIST_ITEM", nodes: [text("Dry")] }] },
    { type: "BLOCKQUOTE", nodes: [text("Lasts")] },
    { type: "DIVIDER" },
  );
  expect(shown.innerHTML).toBe(
    '<h3>Care</h3><p>Wash <em><strong>cold</strong></em></p><ol start="3"><li>Dry</li></ol><blockquote>Lasts</blockquote><hr>',
  );
});

it("gives what is in a node that nobody knows", () => {
  expect(show({ type: "HOLOGRAM", nodes: [{ type: "PARAGRAPH", nodes: [text("Inside")] }] }).innerHTML).toBe(
    "<p>Inside</p>",
  );
});

it("links only to where no harm is done", () => {
  show(text("good", link("https://example.com/")), text("own", link("/search")));
  expect(screen.getByRole("link", { name: "good" })).toHaveAttribute("href", "https://example.com/");
  expect(screen.getByRole("link", { name: "own" })).toHaveAttribute("href", "/search");
});

it.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "//elsewhere", "vbscript:x", ""])(
  "does not link to %j",
  (url) => {
    const shown = show(text("words", link(url)), { type: "BUTTON", buttonData: { text: "press", link: { url } } });
    expect(shown.innerHTML).toBe("wordspress");
  },
);

it.each([
  [null],
  ["text"],
  [{ type: "PARAGRAPH", nodes: "no list" }],
  [{ type: "TEXT", textData: { text: { no: "text" }, decorations: "none" } }],
  [{ type: "TEXT", textData: { text: "", decorations: [null, { type: "LINK" }] } }],
  [{ type: "IMAGE", imageData: { image: { src: { url: "javascript:alert(1)" } } } }],
  [{ type: "LIST_ITEM", nodes: [null, 7, []] }],
])("is not broken by %j", (node) => {
  expect(show(node).textContent).toBe("");
});

it("ends somewhere, however deep the tree is", () => {
  let node: RichNode = text("deep");
  for (let depth = 0; depth < 1000; depth += 1) node = { type: "UNKNOWN", nodes: [node] };
  expect(show(node).textContent).toBe("");
});
