/* oxlint-disable lingui/no-unlocalized-strings -- names of elements and rules of content */
/**
 * The formatting that owners edit. Blocks and formats outside of it are kept: `kept` holds their data, and the atoms
 * `keptBlock` and `keptInline` hold whole parts.
 */
import { type Attrs, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from "prosemirror-model";
import { safeHref } from "../../../lib/safeHref";

/** A block whose further data is kept. */
function block(dom: (attrs: Attrs) => DOMOutputSpec, spec: NodeSpec, attrs: NodeSpec["attrs"] = {}): NodeSpec {
  return { group: "block", ...spec, attrs: { ...attrs, kept: { default: null } }, toDOM: (node) => dom(node.attrs) };
}

/** The kept parts on this page, by the key of the HTML element. Pasted HTML of another page has no key in this map. */
const shownParts = new Map<string, Attrs>();
const keys = new WeakMap<Node, string>();

function keyOf(node: Node): string {
  const key = keys.get(node) ?? crypto.randomUUID();
  keys.set(node, key);
  shownParts.set(key, node.attrs);
  return key;
}

/** A part that the editor only shows, moves and copies; `label` names it. */
const atom = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...spec,
  atom: true,
  attrs: { label: { default: "" }, kept: { default: null } },
  parseDOM: [{ tag: `${tag}[data-kept]`, getAttrs: ({ dataset }) => shownParts.get(dataset.kept ?? "") ?? false }],
  toDOM: (node) => [tag, { class: "rich-kept", "data-kept": keyOf(node) }, String(node.attrs.label)],
});

function mark(tag: string, others: string): MarkSpec {
  const tags = [tag, ...others.split(",")].filter(Boolean);
  return { toDOM: () => [tag, 0], parseDOM: tags.map((each) => ({ tag: each })) };
}

export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: block(() => ["p", 0], { content: "inline*", parseDOM: [{ tag: "p" }] }),
    heading: block(
      ({ level }) => [`h${level}`, 0],
      {
        content: "inline*",
        defining: true,
        parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      },
      { level: { default: 2 } },
    ),
    bulletedList: block(() => ["ul", 0], { content: "listItem+", parseDOM: [{ tag: "ul" }] }),
    orderedList: block(() => ["ol", 0], { content: "listItem+", parseDOM: [{ tag: "ol" }] }),
    listItem: {
      content: "block+",
      defining: true,
      attrs: { kept: { default: null } },
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    blockquote: block(() => ["blockquote", 0], {
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
    }),
    codeBlock: block(() => ["pre", ["code", 0]], { content: "text*", code: true, parseDOM: [{ tag: "pre" }] }),
    divider: block(() => ["hr"], { parseDOM: [{ tag: "hr" }] }),
    /** An element of HTML around blocks, such as `div`. */
    container: block(() => ["div", 0], { content: "block+" }),
    keptBlock: atom("div", { group: "block" }),
    text: { group: "inline" },
    lineBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
      leafText: () => "\n",
    },
    keptInline: atom("span", { group: "inline", inline: true }),
  },
  marks: {
    link: {
      attrs: { href: { default: "" }, kept: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = safeHref(element.getAttribute("href"));
            return href !== null && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: safeHref(String(attrs.href)) ?? "#", rel: "nofollow" }, 0],
    },
    bold: mark("strong", "b"),
    italic: mark("em", "i"),
    underline: mark("u", ""),
    strikethrough: mark("s", "del,strike"),
    superscript: mark("sup", ""),
    subscript: mark("sub", ""),
    /** A format that the editor does not offer, such as a color. Several can stand on one text. */
    kept: { attrs: { kept: { default: null } }, excludes: "", toDOM: () => ["span", 0] },
  },
});

export type BlockName = "paragraph" | "heading" | "bulletedList" | "orderedList" | "blockquote";
export type MarkName = "bold" | "italic" | "underline" | "link";
