/* oxlint-disable lingui/no-unlocalized-strings -- names of elements */
/** HTML of catalog V1 as the editor's document, and back. Elements and attributes outside of the schema are kept. */
import { type Attrs, DOMParser as DocParser, DOMSerializer, type DOMOutputSpec, type Node } from "prosemirror-model";
import { recordOf } from "../../session/request";
import { labelOf } from "./nodes";
import { schema } from "./schema";

/** An element's name and attributes. */
interface Kept {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

const TEXT_BLOCKS = "p,h1,h2,h3,h4,h5,h6";
const CONTAINERS = "div,section,article,header,footer,main,aside,center";
/** Elements that stay whole. */
const WHOLE = "table,iframe,video,audio,figure,details,dl,form,object,embed,svg,math,script,style,template,noscript";
const BLOCKS = `p,ul,ol,blockquote,pre,hr,h1,h2,h3,h4,h5,h6,${CONTAINERS},${WHOLE}`;

const kept = ({ localName: tag, attributes }: Element): { kept: Kept } => ({
  kept: { tag, attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])) },
});

const whole = (element: Element) => ({
  label: element.getAttribute("alt") || labelOf(element.localName),
  kept: element.outerHTML,
});

const parser = new DocParser(schema, [
  ...["script", "style", "noscript", "template"].map((tag) => ({ tag, node: "keptBlock", getAttrs: whole })),
  { tag: "img", node: "keptInline", getAttrs: (element) => isWithinText(element) && whole(element) },
  { tag: "img", node: "keptBlock", getAttrs: whole },
  { tag: WHOLE, node: "keptBlock", getAttrs: whole },
  { tag: "p", node: "paragraph", getAttrs: kept },
  ...[1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    node: "heading",
    getAttrs: (element: Element) => ({ ...kept(element), level }),
  })),
  { tag: "ul", node: "bulletedList", getAttrs: kept },
  { tag: "ol", node: "orderedList", getAttrs: kept },
  { tag: "li", node: "listItem", getAttrs: kept },
  { tag: "blockquote", node: "blockquote", getAttrs: kept },
  { tag: "pre", node: "codeBlock", getAttrs: kept, preserveWhitespace: "full" },
  { tag: "hr", node: "divider", getAttrs: kept },
  {
    tag: CONTAINERS,
    node: "container",
    getAttrs: (element) => element.querySelector(BLOCKS) !== null && kept(element),
  },
  { tag: CONTAINERS, node: "paragraph", getAttrs: kept },
  { tag: "br", node: "lineBreak" },
  {
    tag: "a[href]",
    mark: "link",
    getAttrs: (element) => ({ href: element.getAttribute("href"), ...kept(element) }),
  },
  {
    tag: "strong,b,em,i,u,s,del,strike,sup,sub",
    mark: "kept",
    consuming: false,
    getAttrs: (element) => element.attributes.length > 0 && { kept: { ...kept(element).kept, tag: "span" } },
  },
  ...Object.entries(schema.marks).flatMap(([name, { spec }]) =>
    name === "link" ? [] : (spec.parseDOM ?? []).map((rule) => ({ ...rule, mark: name })),
  ),
  { tag: "*", mark: "kept", getAttrs: kept },
]);

function isWithinText(element: Element): boolean {
  const { parentElement } = element;
  return parentElement?.closest(TEXT_BLOCKS) !== null || !parentElement.matches(`body,li,blockquote,${CONTAINERS}`);
}

/** The document of HTML. The HTML is parsed in an inert document: no script runs, and nothing is loaded. */
export function docOfHtml(html: string): Node {
  return parser.parse(new DOMParser().parseFromString(html, "text/html").body);
}

/** The element of a block or a format: with its name and attributes of before, unless its kind has changed. */
function element(attrs: Attrs, made: string, family = made): [string, Record<string, string>] {
  const { tag = made, attributes } = recordOf(attrs.kept) as Partial<Kept>;
  return family.split(",").includes(tag) ? [tag, { ...attributes }] : [made, {}];
}

const inert = document.implementation.createHTMLDocument("");

function wholeElement(attrs: Attrs): DOMOutputSpec {
  const template = inert.createElement("template");
  template.innerHTML = String(attrs.kept);
  return template.content.firstElementChild ?? inert.createElement("span");
}

const made = DOMSerializer.fromSchema(schema);

const writer = new DOMSerializer(
  {
    ...made.nodes,
    paragraph: ({ attrs }) => [...element(attrs, "p", `p,${CONTAINERS}`), 0],
    heading: ({ attrs }) => [...element(attrs, `h${attrs.level}`), 0],
    bulletedList: ({ attrs }) => [...element(attrs, "ul"), 0],
    orderedList: ({ attrs }) => [...element(attrs, "ol"), 0],
    listItem: ({ attrs }) => [...element(attrs, "li"), 0],
    blockquote: ({ attrs }) => [...element(attrs, "blockquote"), 0],
    codeBlock: ({ attrs }) => [...element(attrs, "pre"), 0],
    divider: ({ attrs }) => element(attrs, "hr"),
    container: ({ attrs }) => [...element(attrs, "div", CONTAINERS), 0],
    keptBlock: ({ attrs }) => wholeElement(attrs),
    keptInline: ({ attrs }) => wholeElement(attrs),
  },
  {
    ...made.marks,
    link: ({ attrs }) => {
      const [tag, attributes] = element(attrs, "a");
      return [tag, { ...attributes, href: String(attrs.href) }, 0];
    },
    kept: ({ attrs }) => {
      const { tag = "span", attributes = {} } = recordOf(attrs.kept) as Partial<Kept>;
      return [tag, attributes, 0];
    },
  },
);

/** The HTML of a document; empty without a text. */
export function htmlOfDoc(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0) return "";
  const body = inert.createElement("div");
  writer.serializeFragment(doc.content, { document: inert }, body);
  return body.innerHTML;
}
