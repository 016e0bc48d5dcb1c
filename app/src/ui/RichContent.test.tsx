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

it("rich content renders paragraphs, headings, lists, quotes and text styles", () => {
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

it("rich content renders the children of an unknown node", () => {
  expect(show({ type: "HOLOGRAM", nodes: [{ type: "PARAGRAPH", nodes: [text("Inside")] }] }).innerHTML).toBe(
    "<p>Inside</p>",
  );
});

it("rich content keeps safe links", () => {
  show(text("good", link("https://example.com/")), text("own", link("/search")));
  expect(screen.getByRole("link", { name: "good" })).toHaveAttribute("href", "https://example.com/");
  expect(screen.getByRole("link", { name: "own" })).toHaveAttribute("href", "/search");
});

it.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "//elsewhere", "vbscript:x", ""])(
  "rich content drops a link to %j",
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
])("rich content survives %j", (node) => {
  expect(show(node).textContent).toBe("");
});

it("rich content cuts off an overly deep tree", () => {
  let node: RichNode = text("deep");
  for (let depth = 0; depth < 1000; depth += 1) node = { type: "UNKNOWN", nodes: [node] };
  expect(show(node).textContent).toBe("");
});
