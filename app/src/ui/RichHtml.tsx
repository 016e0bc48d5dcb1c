import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { safeHref } from "../lib/safeHref";

/** The allowed elements. All others are reduced to their text, or dropped. */
const ALLOWED = new Set([
  "p",
  "br",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "ul",
  "ol",
  "li",
  "blockquote",
  "h3",
  "h4",
  "code",
  "pre",
  "hr",
]);
/** Elements replaced by others, to fit the page's outline. */
const RENAMED = new Map(Object.entries({ h1: "h3", h2: "h3", h5: "h4", h6: "h4", div: "p", section: "p" }));
/** Elements dropped with their content. */
const DROPPED = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "noscript",
  "textarea",
  "select",
  "title",
]);
const VOID = new Set(["br", "hr"]);
const BLOCKS = "p,div,ul,ol,h1,h2,h3,h4,h5,h6,blockquote,section";
const MAX_DEPTH = 40;

/** A merchant's HTML as a React tree: text and allowed elements without attributes; links only if safe. */
export function RichHtml({ html, className }: { html: string; className?: string }) {
  const tree = useMemo(() => safeTree(html), [html]);
  return (
    <div dir="auto" className={className}>
      {tree}
    </div>
  );
}

function safeTree(html: string): ReactNode {
  // An inert document: parsing runs no script and loads nothing.
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return children(parsed.body, 0);
}

function children(node: Node, depth: number): ReactNode[] {
  if (depth > MAX_DEPTH) return [];
  return Array.from(node.childNodes, (child, index) => <Fragment key={index}>{convert(child, depth)}</Fragment>);
}

function convert(node: Node, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (node.namespaceURI !== "http://www.w3.org/1999/xhtml" || DROPPED.has(name)) return null;
  if (name === "a") {
    const href = safeHref(node.getAttribute("href"));
    const inside = children(node, depth + 1);
    return href ? createElement("a", { href, rel: "noopener noreferrer nofollow" }, ...inside) : inside;
  }
  const target = RENAMED.get(name) ?? name;
  if (!ALLOWED.has(target) || (target === "p" && node.querySelector(BLOCKS))) return children(node, depth + 1);
  return VOID.has(target) ? createElement(target) : createElement(target, null, ...children(node, depth + 1));
}
