/** Rich content of catalog V3 as the editor's document, and back. */
import type { Mark, Node } from "prosemirror-model";
import { recordOf } from "../../session/request";
import { schema } from "./schema";
import type { RichNode } from "./text";

type Decoration = NonNullable<NonNullable<RichNode["textData"]>["decorations"]>[number];
type Data = Readonly<Record<string, unknown>>;

/** The platform's types of blocks, with the field of their data. */
const BLOCKS: Readonly<Record<string, { name: string; data?: keyof RichNode }>> = {
  PARAGRAPH: { name: "paragraph", data: "paragraphData" },
  HEADING: { name: "heading", data: "headingData" },
  BULLETED_LIST: { name: "bulletedList", data: "bulletedListData" },
  ORDERED_LIST: { name: "orderedList", data: "orderedListData" },
  LIST_ITEM: { name: "listItem" },
  BLOCKQUOTE: { name: "blockquote", data: "blockquoteData" },
  CODE_BLOCK: { name: "codeBlock", data: "codeBlockData" },
  DIVIDER: { name: "divider", data: "dividerData" },
};

const DATA_FIELDS = Object.values(BLOCKS).flatMap(({ data = [] }) => data);
const DATA: ReadonlySet<string> = new Set(DATA_FIELDS);

const BLOCK_TYPES = new Map(Object.entries(BLOCKS).map(([type, { name }]) => [name, type]));

/** The decorations that the editor offers, as it makes them. Links have their own data. */
const DECORATIONS: Readonly<Record<string, { name: string; made: Decoration }>> = {
  BOLD: { name: "bold", made: { type: "BOLD", fontWeightValue: 700 } },
  ITALIC: { name: "italic", made: { type: "ITALIC", italicData: true } },
  UNDERLINE: { name: "underline", made: { type: "UNDERLINE", underlineData: true } },
  STRIKETHROUGH: { name: "strikethrough", made: { type: "STRIKETHROUGH", strikethroughData: true } },
  SUPERSCRIPT: { name: "superscript", made: { type: "SUPERSCRIPT" } },
  SUBSCRIPT: { name: "subscript", made: { type: "SUBSCRIPT" } },
};

const MADE = new Map(Object.values(DECORATIONS).map(({ name, made }) => [name, made]));

/** The document of a rich text. */
export function docOfNodes(nodes: readonly RichNode[]): Node {
  return schema.topNodeType.createAndFill(null, blocksOf(nodes)) ?? schema.topNodeType.createChecked();
}

function blocksOf(nodes: readonly RichNode[]): Node[] {
  return nodes.map(blockOf);
}

function blockOf(node: RichNode): Node {
  const { type = "", nodes = [], ...kept } = node;
  const known = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
  if (!known) return keptPart("keptBlock", node);
  const { name } = known;
  const level = kept.headingData?.level ?? 2;
  const content = name === "codeBlock" ? codeOf(nodes) : isTextBlock(name) ? inlinesOf(nodes) : blocksOf(nodes);
  const attrs = { kept, ...(name === "heading" && { level: Math.min(Math.max(level, 1), 6) }) };
  return schema.nodes[name]?.createAndFill(attrs, content) ?? keptPart("keptBlock", node);
}

const isTextBlock = (name: string): boolean => schema.nodes[name]?.isTextblock === true;

function keptPart(name: "keptBlock" | "keptInline", node: RichNode): Node {
  const label = node.imageData?.altText || labelOf(node.type ?? "");
  return schema.node(name, { label, kept: node });
}

/** The words of a type on the wire: `LINK_PREVIEW` as `Link preview`. */
export function labelOf(type: string): string {
  const words = type.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The texts of a block of code, in which lines end by themselves. */
function codeOf(nodes: readonly RichNode[]): Node[] {
  return nodes.flatMap(({ textData: { text = "", decorations = [] } = {} }) =>
    text === "" ? [] : [schema.text(text, marksOf(decorations))],
  );
}

function inlinesOf(nodes: readonly RichNode[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== "TEXT") return [keptPart("keptInline", node)];
    const { text = "", decorations = [] } = node.textData ?? {};
    const marks = marksOf(decorations);
    const lines = text.split("\n").map((line) => (line === "" ? [] : [schema.text(line, marks)]));
    return lines.flatMap((line, index) => (index === 0 ? line : [schema.node("lineBreak", null, [], marks), ...line]));
  });
}

function marksOf(decorations: readonly Decoration[]): readonly Mark[] {
  return decorations.reduce<readonly Mark[]>((marks, decoration) => markOf(decoration).addToSet(marks), []);
}

function markOf(decoration: Decoration): Mark {
  const { type = "", fontWeightValue = 700, italicData, underlineData, strikethroughData, linkData } = decoration;
  const href = linkData?.link?.url;
  if (type === "LINK" && href) return schema.mark("link", { href, kept: linkData.link });
  const isOff = fontWeightValue < 600 || [italicData, underlineData, strikethroughData].includes(false);
  const known = isOff || !Object.hasOwn(DECORATIONS, type) ? undefined : DECORATIONS[type];
  return known ? schema.mark(known.name) : schema.mark("kept", { kept: decoration });
}

/** The rich text of a document. The platform gives ids to the nodes that have none. */
export function nodesOfDoc(doc: Node): RichNode[] {
  const ids = new Set<string>();
  return doc.children.length === 1 && isEmptyText(doc.children[0])
    ? []
    : doc.children.map((node) => wireNode(node, ids));
}

const isEmptyText = (node: Node | undefined): boolean => node?.type.name === "paragraph" && node.childCount === 0;

function wireNode(node: Node, ids: Set<string>): RichNode {
  const kept: RichNode = recordOf(node.attrs.kept);
  const type = BLOCK_TYPES.get(node.type.name);
  if (type === undefined) return kept;
  // A split block has its first half's id.
  const { id = "", ...rest } = kept;
  const isFirst = id !== "" && !ids.has(id);
  if (isFirst) ids.add(id);
  const nodes = node.isTextblock ? wireTexts(node) : node.children.map((child) => wireNode(child, ids));
  return { ...(isFirst && { id }), type, nodes, ...dataOf(node, type, rest) };
}

/** The data of a block; a paragraph that became a heading, or a list of another kind, keeps its style. */
function dataOf(node: Node, type: string, rest: RichNode): Data {
  const own = BLOCKS[type]?.data;
  if (own === undefined) return rest;
  const others = Object.entries(rest).filter(([field]) => !DATA.has(field));
  const { level: _, ...style } = Object.assign({}, ...DATA_FIELDS.map((field) => rest[field])) as Data;
  const level = type === "HEADING" && { level: node.attrs.level as number };
  return { ...Object.fromEntries(others), [own]: { ...style, ...level } };
}

function wireTexts(block: Node): RichNode[] {
  const nodes: RichNode[] = [];
  let last: readonly Mark[] | undefined;
  for (const child of block.children) {
    if (child.type.name === "keptInline") {
      nodes.push(recordOf(child.attrs.kept));
      last = undefined;
      continue;
    }
    const text = child.text ?? "\n";
    const before = nodes.at(-1)?.textData;
    if (before && last && sameMarks(last, child.marks)) before.text = (before.text ?? "") + text;
    else nodes.push({ type: "TEXT", textData: { text, decorations: child.marks.map(wireMark) } });
    last = child.marks;
  }
  return nodes;
}

function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, index) => b[index]?.eq(mark));
}

function wireMark({ type: { name }, attrs }: Mark): Decoration {
  const kept = recordOf(attrs.kept);
  if (name === "link") return { type: "LINK", linkData: { link: { ...kept, url: attrs.href as string } } };
  return MADE.get(name) ?? kept;
}
