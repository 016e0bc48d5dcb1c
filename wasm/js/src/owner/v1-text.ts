/** Converts texts of catalog v1, which are HTML, to the rich content of catalog v3. */

import type { RichContent } from "../generated/types/rich-content.js";
import { own } from "../sdk/own.js";

type Node = NonNullable<RichContent["nodes"]>[number];

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Plain paragraphs become paragraphs; any other HTML becomes one HTML node. */
export function richOf(html: string | undefined): RichContent {
  const nodes = paragraphsOf(html ?? "") ?? [{ type: "HTML", htmlData: { html: html ?? "" } }];
  return { nodes };
}

function paragraphsOf(html: string): Node[] | undefined {
  const text = html
    .trim()
    .replace(/<\/p>\s*<p>/gi, "\n")
    .replace(/^<p>|<\/p>$/gi, "")
    .replace(/<br\s*\/?>/gi, "\n");
  if (/<[a-z!/]/i.test(text)) return undefined;
  if (text === "") return [];
  return text.split("\n").map((line) => ({
    type: "PARAGRAPH",
    nodes: line === "" ? [] : [{ type: "TEXT", textData: { text: unescaped(line), decorations: [] } }],
  }));
}

function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : name.startsWith("#") ? Number(name.slice(1)) : -1;
    if (code >= 0) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return own(ENTITIES, name.toLowerCase()) ?? whole;
  });
}
