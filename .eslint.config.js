// Lint rules: strict and with types for what ships to browsers, plain for the scripts around it.
// The file is a dot-file to keep the top folder for the work itself, so it is named by --config.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import lingui from "eslint-plugin-lingui";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

const TYPED = [
  "app/**/*.{ts,tsx}",
  "platform/graphiql/**/*.{ts,tsx}",
  "wasm/js/**/*.{ts,tsx}",
  "tests/**/*.ts",
  "examples/**/*.{ts,tsx}",
];
const TESTS = ["**/*.test.{ts,tsx}", "app/src/test/**", "tests/**/*.ts"];

export default defineConfig(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/generated/",
      // Its packages are installed by the test that compiles it.
      "tests/package/differential/*.ts",
      // Shops in other people's style, one with a mistake.
      "tests/package/move/",
      // Vue's packages are installed by the matrix, which compiles it.
      "examples/vue-list/",
      "**/.next/",
      "**/next-env.d.ts",
      "target/",
      "data/",
      "wasm/pkg/",
      "tests/browser/report/",
      "test-results/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: TYPED,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers read well in templates; everything else is still refused.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // `import { type A }` alone would load the file when the program runs.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: "error",
    },
  },
  {
    files: [
      "app/**/*.{ts,tsx}",
      "platform/graphiql/**/*.{ts,tsx}",
      "wasm/js/src/react/**/*.{ts,tsx}",
      "examples/**/*.{ts,tsx}",
    ],
    extends: [reactHooks.configs.flat["recommended-latest"]],
    languageOptions: { globals: globals.browser },
  },
  { files: ["app/**/*.tsx", "platform/graphiql/**/*.tsx", "examples/**/*.tsx"], extends: [jsxA11y.flatConfigs.strict] },
  {
    // Shoppers read three languages: a text that is not translated is an error.
    files: ["app/src/**/*.{ts,tsx}"],
    ignores: [...TESTS, "app/src/**/test/**", "app/src/prerender/**"],
    extends: [lingui.configs["flat/recommended"]],
    rules: {
      "lingui/no-unlocalized-strings": [
        "error",
        {
          // Codes, class names, identifiers and the paths of drawings.
          ignore: [
            "^[^\\p{L}]*$",
            "^[a-z0-9:/#.@_=-]+$",
            "^[a-z]\\w*(?:\\.\\w+)+$",
            "^&\\w+;$",
            "^\\S*[-:/[\\]]\\S*(?: |$)",
            "^[A-Z]?[a-z]+[A-Z]\\w*$",
            "^[A-Z0-9_]+$",
            "^(?:[A-Z]{2} ?)+$",
            "^[Mm]\\d",
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  "className|style|autoComplete|inputMode|autoCapitalize|enterKeyHint|sizes|type|look|tone|key|role|rel|id$|Id$|path|queryKey|lang|hrefLang|href$|to$|d$|viewBox",
                flags: "i",
              },
            },
            { regex: { pattern: "^[A-Z0-9_-]+$" } },
          ],
          ignoreFunctions: [
            "page",
            "cartPage",
            "accountPage",
            "clsx",
            "buttonStyle",
            "Error",
            "ConsoleError",
            "TransportError",
            "*.querySelector",
            "*.addEventListener",
            "*.get",
            "*.set",
            "*.has",
            "textIn",
          ],
        },
      ],
      // A single lower-case word is a code anywhere else, but a text here.
      "no-restricted-syntax": [
        "error",
        { selector: "JSXText[value=/\\p{L}/u]", message: "A text of the page is translated by Lingui." },
        {
          selector: "VariableDeclarator[init.callee.name='useQuery'] Property[key.name='data'] > AssignmentPattern",
          message: "What is not read yet, or could not be read, is not empty: say which it is.",
        },
        {
          selector:
            "JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-label)$/] > Literal[value=/^(?!https:).*\\p{L}/u]",
          message: "A text of the page is translated by Lingui.",
        },
      ],
    },
  },
  {
    // A part that cannot be loaded and a screen that throws are handled in one way each.
    files: ["app/src/**/*.{ts,tsx}"],
    ignores: ["app/src/lib/lazyPage.tsx", "app/src/ui/Boundary.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "react", importNames: ["lazy"], message: "Use `lazyComponent` of lib/lazyPage." },
            { name: "react-error-boundary", message: "Use `Boundary` of ui, which ends an error at a navigation." },
          ],
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // Matchers take methods unbound, and a test may lean on what it has just set up.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // Test files of the store share loaded modules, so that a mock of a module holds only in the file that loads it first.
    files: ["app/**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock"].map((property) => ({
          object: "vi",
          property,
          message: "Give a fake client, or spy on a function.",
        })),
      ],
    },
  },
  {
    // Cart V1 is there until the platform removes it.
    files: ["wasm/js/src/storefront/cart-v1/*.ts", "examples/mediated/main.ts", ...TESTS],
    rules: { "@typescript-eslint/no-deprecated": "off" },
  },
  { files: ["**/*.{js,mjs,cjs}"], languageOptions: { globals: globals.node } },
  {
    files: [
      "examples/plain-html/*.js",
      "platform/src/pages/checkout/*.js",
      "platform/src/tools/workbench/*.js",
      "tests/matrix/projects/**/*.js",
      "tests/package/react.test.mjs",
    ],
    languageOptions: { globals: globals.browser },
  },
  { files: ["tests/matrix/projects/jest/*"], languageOptions: { globals: globals.jest } },
);
