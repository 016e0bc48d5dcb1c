/** A merchant's rich text: the HTML of catalog v1, or the tree of catalog v3. */

/** A node of a rich text. Only the fields that pages show are declared; other fields are kept. */
export interface RichNode {
  readonly type?: string;
  readonly id?: string;
  readonly nodes?: readonly RichNode[];
  readonly textData?: { readonly text?: string; readonly decorations?: readonly RichDecoration[] };
  readonly headingData?: { readonly level?: number };
  readonly orderedListData?: { readonly start?: number };
  readonly imageData?: {
    readonly image?: RichMedia;
    readonly altText?: string;
    readonly caption?: string;
    readonly decorative?: boolean;
  };
  readonly buttonData?: { readonly text?: string; readonly link?: RichLink };
  readonly linkPreviewData?: { readonly title?: string; readonly link?: RichLink };
}

/** A picture or video in a formatted text. */
export interface RichMedia {
  readonly src?: { readonly url?: string; readonly id?: string };
  readonly width?: number;
  readonly height?: number;
}

/** The target of a link in a formatted text. */
export interface RichLink {
  readonly url?: string;
  readonly anchor?: string;
}

/** A decoration of a text range. */
export interface RichDecoration {
  readonly type?: string;
  readonly linkData?: { readonly link?: RichLink };
  readonly fontWeightValue?: number;
  readonly italicData?: boolean;
  readonly underlineData?: boolean;
  readonly strikethroughData?: boolean;
}

/** A formatted text: HTML of catalog V1, or nodes of catalog V3. */
export type RichText =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "nodes"; readonly nodes: readonly RichNode[] };

/** A formatted text from HTML; undefined for an empty text. */
export function htmlText(html: string | undefined | null): RichText | undefined {
  return html?.trim() ? { kind: "html", html } : undefined;
}

/** A formatted text from rich content; undefined for an empty text. */
export function nodesText(content: { nodes?: readonly unknown[] } | undefined | null): RichText | undefined {
  return Array.isArray(content?.nodes) && content.nodes.length > 0
    ? { kind: "nodes", nodes: content.nodes.filter(isNode) }
    : undefined;
}

/** The plain text, for descriptions in search engines. */
export function plainText(text: RichText | undefined): string {
  const raw = text === undefined ? "" : text.kind === "html" ? text.html.replace(/<[^>]*>/g, " ") : words(text.nodes);
  return raw.replace(/\s+/g, " ").trim();
}

/** A merchant's tree may be malformed anywhere: an invalid part counts as empty. */
function words(nodes: unknown): string {
  if (!Array.isArray(nodes)) return "";
  return nodes
    .filter(isNode)
    .map(({ textData, nodes: inner }) => `${typeof textData?.text === "string" ? textData.text : ""} ${words(inner)}`)
    .join(" ");
}

function isNode(value: unknown): value is RichNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
