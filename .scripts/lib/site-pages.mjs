/** The pages of the documentation site: the file, the path and the group of each. */
import { posix } from "node:path";
import { sources } from "./git.mjs";

/** @typedef {{ file: string, to: string, text: string }} Page its address is `to` without `.md` */
/** @typedef {{ text: string, pages: Page[] }} Group */

/** @param {string} file @param {string} to @param {string} text @returns {Page} */
const page = (file, to, text) => ({ file, to: `${to}.md`, text });

const decisions = sources(["docs/decisions"])
  .filter((file) => /\/\d{4}-/.test(file))
  .map((file) => {
    const name = posix.basename(file, ".md");
    const [, number = "", words = ""] = /^0*(\d+)-(.*)$/.exec(name) ?? [];
    return page(file, `decisions/${name}`, `${number}. ${words.replaceAll("-", " ")}`);
  });

/** @type {Group[]} */
export const GROUPS = [
  {
    text: "Begin",
    pages: [
      page("README.md", "index", "Cartwright"),
      page("wasm/README.md", "npm", "JavaScript: @cartwright/sdk"),
      page("sdk/README.md", "rust", "Rust: cartwright"),
      page("platform/npm/README.md", "tests-with-a-platform", "A platform in tests"),
      page("docs/cookbook.md", "cookbook", "Cookbook"),
      page("docs/moving.md", "moving", "Moving from the platform's packages"),
      page("docs/cart-v1-ends.md", "cart-v1-ends", "Cart V1 ends"),
    ],
  },
  {
    text: "Guides",
    pages: [
      page("docs/identity.md", "identity", "Signing in"),
      page("docs/commerce.md", "commerce", "From cart to refund"),
      page("docs/catalog.md", "catalog", "The catalog"),
      page("docs/store.md", "store", "The store"),
      page("docs/your-shop.md", "your-shop", "Your shop"),
      page("docs/online.md", "online", "Put your shop online"),
      page("docs/console.md", "console", "The owner's console"),
      page("docs/platform.md", "platform", "The platform"),
      page("docs/where-we-differ.md", "where-we-differ", "Where it differs"),
    ],
  },
  {
    text: "Reference",
    pages: [
      page("docs/capabilities.md", "capabilities", "Capabilities"),
      page("docs/sessions.md", "sessions", "What a session promises"),
      page("docs/benchmarks.md", "benchmarks", "Benchmarks"),
      page("docs/stability.md", "stability", "Stability"),
      page("docs/versions.md", "versions", "Versions"),
      page("docs/glossary.md", "glossary", "Glossary"),
    ],
  },
  {
    text: "The house",
    pages: [
      page("docs/architecture.md", "architecture", "Architecture"),
      page("docs/testing.md", "testing", "Tests"),
      page("CONTRIBUTING.md", "contributing", "Contributing"),
      page("SECURITY.md", "security", "Security"),
      page("CODE_OF_CONDUCT.md", "code-of-conduct", "Code of conduct"),
      page("docs/decisions/README.md", "decisions/index", "Decisions"),
      ...decisions,
    ],
  },
  {
    text: "Changes",
    pages: [
      page("wasm/CHANGELOG.md", "changes/npm", "@cartwright/sdk"),
      page("sdk/CHANGELOG.md", "changes/rust", "cartwright"),
      page("platform/CHANGELOG.md", "changes/platform", "The platform"),
      page("app/CHANGELOG.md", "changes/store", "The store"),
    ],
  },
];

export const PAGES = GROUPS.flatMap(({ pages }) => pages);
