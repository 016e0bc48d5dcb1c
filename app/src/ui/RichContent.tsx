import type { ReactNode } from "react";
import type { RichNode } from "../lib/catalog";
import { parseImage } from "../lib/media";
import { safeHref } from "../lib/safeHref";
import { useConfig } from "../lib/useShop";
import { Picture } from "./Picture";

const MAX_DEPTH = 40;

type Decoration = NonNullable<NonNullable<RichNode["textData"]>["decorations"]>[number];

/**
 * A merchant's rich text as React elements. Safe by construction: only text and known elements, only safe URLs; an
 * unknown node renders its children.
 */
export function RichContent({ nodes, depth = 0 }: { nodes: readonly RichNode[]; depth?: number }): ReactNode {
  if (depth > MAX_DEPTH) return null;
  return nodes.filter(isNode).map((node, index) => <RichPart key={index} node={node} depth={depth + 1} />);
}

/** Any part of a merchant's tree may be malformed. */
function isNode(value: unknown): value is RichNode {
  return typeof value === "object" && value !== null;
}

function RichPart({ node, depth }: { node: RichNode; depth: number }): ReactNode {
  const inside = <RichContent nodes={Array.isArray(node.nodes) ? node.nodes : []} depth={depth} />;
  switch (node.type) {
    case "TEXT":
      return <DecoratedText node={node} />;
    case "PARAGRAPH":
      return <p>{inside}</p>;
    case "HEADING":
      // Below the page's own headings.
      return (node.headingData?.level ?? 2) <= 2 ? <h3>{inside}</h3> : <h4>{inside}</h4>;
    case "BULLETED_LIST":
    case "CHECKBOX_LIST":
      return <ul>{inside}</ul>;
    case "ORDERED_LIST":
      return <ol start={startOf(node)}>{inside}</ol>;
    case "LIST_ITEM":
      return <li>{inside}</li>;
    case "BLOCKQUOTE":
      return <blockquote>{inside}</blockquote>;
    case "CODE_BLOCK":
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      );
    case "DIVIDER":
      return <hr />;
    case "IMAGE":
      return <RichImage node={node} />;
    case "BUTTON":
      return <RichLink href={node.buttonData?.link?.url}>{textOf(node.buttonData?.text)}</RichLink>;
    case "LINK_PREVIEW":
      return <RichLink href={node.linkPreviewData?.link?.url}>{textOf(node.linkPreviewData?.title)}</RichLink>;
    default:
      return inside;
  }
}

function startOf({ orderedListData }: RichNode): number | undefined {
  return Number.isInteger(orderedListData?.start) ? orderedListData?.start : undefined;
}

/** A text that may be malformed. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function DecoratedText({ node: { textData } }: { node: RichNode }): ReactNode {
  const decorations = Array.isArray(textData?.decorations) ? textData.decorations : [];
  return (decorations as readonly (Decoration | null)[]).reduce<ReactNode>(
    (text, decoration) => (decoration ? decorated(text, decoration) : text),
    textOf(textData?.text),
  );
}

function decorated(text: ReactNode, decoration: Decoration): ReactNode {
  switch (decoration.type) {
    case "BOLD":
      return (decoration.fontWeightValue ?? 700) >= 600 ? <strong>{text}</strong> : text;
    case "ITALIC":
      return decoration.italicData === false ? text : <em>{text}</em>;
    case "UNDERLINE":
      return decoration.underlineData === false ? text : <u>{text}</u>;
    case "STRIKETHROUGH":
      return decoration.strikethroughData === false ? text : <s>{text}</s>;
    case "SUPERSCRIPT":
      return <sup>{text}</sup>;
    case "SUBSCRIPT":
      return <sub>{text}</sub>;
    case "LINK":
      return <RichLink href={decoration.linkData?.link?.url}>{text}</RichLink>;
    default:
      return text;
  }
}

function RichLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const safe = safeHref(textOf(href));
  return safe ? (
    <a href={safe} rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    children
  );
}

function RichImage({ node: { imageData } }: { node: RichNode }) {
  const { host } = useConfig();
  const { image, altText, caption, decorative } = imageData ?? {};
  const source = textOf(image?.src?.url) || textOf(image?.src?.id);
  const alt = decorative ? "" : textOf(altText);
  const known = parseImage(source, host, alt);
  if (!known) return null;
  const { width, height } = image ?? {};
  const size = width && height ? { width, height } : {};
  return (
    <figure>
      <Picture image={{ ...known, ...size }} ratio={width && height ? height / width : 0.75} sizes="38rem" />
      {caption && <figcaption className="mt-2 text-sm text-soft">{textOf(caption)}</figcaption>}
    </figure>
  );
}
