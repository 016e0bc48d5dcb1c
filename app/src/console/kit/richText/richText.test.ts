import { describe, expect, it } from "vitest";
import { docOfHtml, htmlOfDoc } from "./html";
import { docOfNodes, nodesOfDoc } from "./nodes";
import { EMPTY_HTML, EMPTY_NODES, htmlProblem, isRichValue, richValueOf, type RichNode, wordsOf } from "./text";

const text = (words: string, ...decorations: object[]): RichNode => ({
  type: "TEXT",
  textData: { text: words, decorations },
});
const BOLD = { type: "BOLD", fontWeightValue: 700 };
const paragraph = (id: string, ...nodes: RichNode[]): RichNode => ({
  id,
  type: "PARAGRAPH",
  nodes,
  paragraphData: { textStyle: { textAlignment: "CENTER" }, indentation: 1 },
});

/** Nodes that the editor edits, and nodes that it keeps. */
const NODES: Readonly<Record<string, readonly RichNode[]>> = {
  "paragraphs with alignment": [paragraph("a", text("One"), text("two", BOLD)), paragraph("b")],
  "a heading of any level": [{ id: "h", type: "HEADING", nodes: [text("Care")], headingData: { level: 5 } }],
  "lists within lists": [
    {
      ...{ id: "l", type: "BULLETED_LIST", bulletedListData: { indentation: 2 } },
      nodes: [
        {
          ...{ id: "i", type: "LIST_ITEM" },
          nodes: [
            paragraph("p", text("Wool")),
            {
              ...{ id: "n", type: "ORDERED_LIST", orderedListData: { start: 3 } },
              nodes: [{ id: "j", type: "LIST_ITEM", nodes: [paragraph("q", text("Merino"))] }],
            },
          ],
        },
      ],
    },
  ],
  "a quote, a rule and code": [
    { id: "q", type: "BLOCKQUOTE", nodes: [paragraph("p", text("Good."))], blockquoteData: { indentation: 1 } },
    { id: "d", type: "DIVIDER", nodes: [], dividerData: { lineStyle: "DASHED" } },
    { id: "c", type: "CODE_BLOCK", nodes: [text("a\n  b")], codeBlockData: {} },
  ],
  "line breaks": [paragraph("p", text("One\ntwo\n\n"), text("three", BOLD))],
  "every decoration": [
    paragraph(
      "p",
      text("a", { type: "ITALIC", italicData: true }),
      text("b", { type: "UNDERLINE", underlineData: true }),
      text("c", {
        type: "LINK",
        linkData: { link: { url: "https://a.example/b", target: "BLANK", rel: { nofollow: true } } },
      }),
      text("d", { type: "COLOR", colorData: { foreground: "#ff0000" } }, { type: "SPOILER", spoilerData: { id: "s" } }),
      text("e", { type: "BOLD", fontWeightValue: 400 }),
      text("f", { type: "LINK", linkData: { link: { anchor: "here" } } }),
    ),
  ],
  "blocks that the editor does not know": [
    paragraph("p", text("See:")),
    { id: "v", type: "VIDEO", nodes: [], videoData: { title: "Weaving" } },
    { id: "t", type: "TABLE", nodes: [{ type: "TABLE_ROW", nodes: [] }], tableData: { rowHeader: true } },
    { id: "m", type: "IMAGE", nodes: [], imageData: { altText: "A loom" }, style: { paddingTop: "4px" } },
    paragraph("r", { id: "x", type: "LATEX", nodes: [] }),
  ],
  "a known block with content of another kind": [
    { id: "l", type: "ORDERED_LIST", nodes: [paragraph("p", text("No item"))] },
  ],
};

describe("rich content", () => {
  it.each(Object.entries(NODES))("is the same after the editor: %s", (_, nodes) => {
    expect(nodesOfDoc(docOfNodes(nodes))).toEqual(nodes);
  });

  it("has each id once after a paragraph is split", () => {
    const doc = docOfNodes([paragraph("a", text("Onetwo"))]);
    const [first] = doc.children;
    const split = doc.copy(doc.content.append(doc.content));
    expect(first?.attrs.kept).toMatchObject({ id: "a" });
    expect(nodesOfDoc(split).map(({ id }) => id)).toEqual(["a", undefined]);
  });

  it("is empty without a text", () => {
    expect(nodesOfDoc(docOfNodes([]))).toEqual([]);
  });
});

const HTML = [
  "<p>Holds tea.</p><p>By hand &amp; cold.</p>",
  '<p style="text-align: center;">One <strong>two</strong> <em>three</em> <u>four</u></p>',
  '<h2 class="head">Care</h2><ul><li><p>Stone</p></li><li><p>Clay</p></li></ul><hr>',
  '<p><a href="https://a.example/b" target="_blank" rel="noopener">See</a> here<br>and there</p>',
  '<div class="box"><p>In a box</p></div><div>Bare</div>',
  '<p><span style="color: rgb(255, 0, 0);">Red</span> <small>small</small></p>',
  "<table><tbody><tr><td>1</td></tr></tbody></table><p>After</p><script>track()</script>",
  '<iframe src="https://video.example/1"></iframe>',
  '<p>A mug <img src="https://a.example/mug.jpg" alt="A mug"> here</p><img src="https://a.example/b.jpg" alt="B">',
  "<blockquote><p>Good.</p></blockquote><pre>a\n  b</pre>",
];

describe("HTML", () => {
  it.each(HTML)("is the same after the editor: %s", (html) => {
    expect(htmlOfDoc(docOfHtml(html))).toBe(html);
  });

  it("keeps a format's own attributes", () => {
    const written = htmlOfDoc(docOfHtml('<p><strong style="color:red">Hot</strong></p>'));
    expect(written).toBe('<p><strong><span style="color: red;">Hot</span></strong></p>');
  });

  it("is empty without a text", () => {
    expect(htmlOfDoc(docOfHtml(""))).toBe("");
    expect(htmlOfDoc(docOfHtml("<p></p>"))).toBe("");
  });
});

describe("a value", () => {
  const nodes = [
    paragraph("a", text("One")),
    { type: "BULLETED_LIST", nodes: [{ type: "LIST_ITEM", nodes: [paragraph("b", text("Two"))] }] },
  ];

  it("has words, a line for each block", () => {
    expect(wordsOf(richValueOf({ description: { nodes } }))).toBe("One\nTwo");
    expect(wordsOf(richValueOf({ plainDescription: "<p>One</p><ul><li>Two &amp; 3</li></ul>" }))).toBe("One\nTwo & 3");
    for (const value of [EMPTY_HTML, EMPTY_NODES, ""]) expect(wordsOf(value)).toBe("");
  });

  it("is recognized in a draft", () => {
    expect([EMPTY_HTML, EMPTY_NODES].every(isRichValue)).toBe(true);
    for (const value of ["Plain text", "", "{}", undefined, "7"]) expect(isRichValue(value)).toBe(false);
  });

  it("counts the tags of HTML", () => {
    expect(htmlProblem(richValueOf({ plainDescription: "<p>One</p>" }), 10)).toBeUndefined();
    expect(htmlProblem(richValueOf({ plainDescription: "<p>One</p>" }), 9)).toMatch(/9/);
  });
});
