/** The store's own lint rules. */

const UNTRANSLATED = "A text of the page is translated by Lingui.";
const READ_ALOUD = new Set(["alt", "title", "label", "placeholder", "aria-label"]);
const isText = (/** @type {unknown} */ value) =>
  typeof value === "string" && !value.startsWith("https:") && /\p{L}/u.test(value);

/** Also reports single lower-case words, which elsewhere are codes. @type {import("@oxlint/plugins").Rule} */
const translatedText = {
  create: (context) => ({
    JSXText(node) {
      if (/\p{L}/u.test(node.value)) context.report({ node, message: UNTRANSLATED });
    },
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !READ_ALOUD.has(name.name)) return;
      if (value?.type === "Literal" && isText(value.value)) context.report({ node: value, message: UNTRANSLATED });
    },
  }),
};

/** `const { data = [] } = useQuery(…)` shows an empty result while loading. @type {import("@oxlint/plugins").Rule} */
const noDefaultForData = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      const isQuery =
        init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "useQuery";
      if (!isQuery || id.type !== "ObjectPattern") return;
      for (const property of id.properties) {
        if (property.type !== "Property" || property.value.type !== "AssignmentPattern") continue;
        if (property.key.type !== "Identifier" || property.key.name !== "data") continue;
        const message = "What is not read yet, or could not be read, is not empty: say which it is.";
        context.report({ node: property.value, message });
      }
    },
  }),
};

/** A formatter made at each render, or in each row, costs more than all its uses. @type {import("@oxlint/plugins").Rule} */
const keptFormats = {
  create: (context) => {
    let kept = 0;
    const step =
      (/** @type {number} */ by) => (/** @type {import("@oxlint/plugins").ESTree.CallExpression} */ node) => {
        if (node.callee.type === "Identifier" && node.callee.name === "kept") kept += by;
      };
    return {
      CallExpression: step(1),
      "CallExpression:exit": step(-1),
      NewExpression(node) {
        const { callee } = node;
        const isIntl =
          callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "Intl";
        // A locale is parsed text.
        const isLocale = isIntl && callee.property.type === "Identifier" && callee.property.name === "Locale";
        if (!isIntl || isLocale || kept > 0) return;
        context.report({ node, message: "A formatter is made once: by `kept`, `numberFormat` or `dateFormat`." });
      },
    };
  },
};

export default {
  meta: { name: "store" },
  rules: { "kept-formats": keptFormats, "no-default-for-data": noDefaultForData, "translated-text": translatedText },
};
