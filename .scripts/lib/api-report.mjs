/** The package's public types as one text: the exports of its entries, and all own types that they mention. */
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import { inRoot } from "./paths.mjs";

const PACKAGE = inRoot("wasm", "pkg");

/** The file of the accepted text. */
export const REPORT = inRoot("wasm", "js", "sdk.api.txt");

/** The entries, by their import paths. */
const ENTRIES = [
  [".", "index.d.ts"],
  ["./inline", "inline.d.ts"],
  ["./adopt", "adopt.d.ts"],
  ["./lazy", "lazy.d.ts"],
  ["./store", "store.d.ts"],
  ["./owner", "owner/index.d.ts"],
  ["./react", "react/index.d.ts"],
  ["./server", "server.d.ts"],
  ["./media", "media.d.ts"],
  ["./webhooks", "webhooks/index.d.ts"],
];

/** The accepted text. */
export const acceptedReport = () => readFileSync(REPORT, "utf8");

/** The text for the built package, and the hand-written exports without a doc comment. */
export function apiReport() {
  const files = ENTRIES.map(([, file = ""]) => join(PACKAGE, file));
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
  const shape = { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext };
  const program = ts.createProgram(files, { ...shape, target: ScriptTarget.ES2022, skipLibCheck: true, types: [] });
  const collected = new Collected(program.getTypeChecker());
  const entries = ENTRIES.map(([name], index) => {
    const source = program.getSourceFile(files[index] ?? "");
    if (!source) throw new Error(`${files[index]} is not there; build it: npm run package`);
    return `${name}\n${collected.exportsOf(source)}`;
  });
  const parts = ["Entries and what they export", ...entries, "Declarations, by file", ...collected.files(), ""];
  return { text: parts.join("\n\n"), undocumented: [...collected.undocumented].sort() };
}

/** The declarations that the entries reach. */
class Collected {
  /** @type {Map<string, Map<string, string>>} by file and name */
  #texts = new Map();
  /** @type {Set<ts.Symbol>} */
  #seen = new Set();
  /** @type {Set<string>} */
  undocumented = new Set();
  #printer = ts.createPrinter({ removeComments: true });

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /**
   * The names that a module exports; collects all of their declarations.
   * @param {ts.SourceFile} source
   */
  exportsOf(source) {
    const module = this.checker.getSymbolAtLocation(source);
    const symbols = module ? this.checker.getExportsOfModule(module) : [];
    for (const symbol of symbols) {
      this.#add(symbol);
      this.#holdSentence(symbol);
    }
    const names = symbols.map(({ name }) => name).sort();
    return names.map((name) => `  ${name}`).join("\n");
  }

  /** @param {ts.Symbol} exported */
  #holdSentence(exported) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    const file = declaration?.getSourceFile().fileName ?? "generated/";
    if (!file.startsWith(PACKAGE.split(sep).join("/")) || file.includes("generated/")) return;
    if (declaration && ts.isSourceFile(declaration)) {
      for (const inner of this.checker.getExportsOfModule(symbol)) this.#holdSentence(inner);
    } else if (symbol.getDocumentationComment(this.checker).length === 0) {
      this.undocumented.add(symbol.name);
    }
  }

  /** The collected texts, by file. */
  files() {
    return [...this.#texts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, texts]) => {
        const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
        return [`// ${file}`, ...sorted.map(([, text]) => text)].join("\n");
      });
  }

  /** @param {ts.Symbol} found */
  #add(found) {
    const symbol = found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    if (this.#seen.has(symbol)) return;
    this.#seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isSourceFile(declaration)) this.#addModule(declaration);
      else this.#addDeclaration(symbol.name, declaration);
    }
  }

  /** Adds a whole module, exported as a namespace, with the names of its re-exports. @param {ts.SourceFile} source */
  #addModule(source) {
    const module = this.checker.getSymbolAtLocation(source);
    const texts = this.#textsOf(source);
    for (const symbol of module ? this.checker.getExportsOfModule(module) : []) {
      this.#add(symbol);
      const { name } = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
      const text = name === symbol.name ? name : `${name} as ${symbol.name}`;
      if (!texts.has(symbol.name)) texts.set(symbol.name, `export { ${text} };`);
    }
  }

  /** The texts of a file. @param {ts.SourceFile} source */
  #textsOf(source) {
    const file = relative(PACKAGE, source.fileName).split(sep).join("/");
    const texts = this.#texts.get(file) ?? new Map();
    this.#texts.set(file, texts);
    return texts;
  }

  /**
   * @param {string} name
   * @param {ts.Declaration} declaration
   */
  #addDeclaration(name, declaration) {
    const source = declaration.getSourceFile();
    const file = relative(join(PACKAGE, "types"), source.fileName).split(sep).join("/");
    // Declarations of other packages, and declarations within others, such as parameters.
    if (file.startsWith("..") || file.includes("node_modules/")) return;
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    if (!ts.isSourceFile(statement.parent)) return;
    const texts = this.#textsOf(source);
    const text = this.#printer.printNode(ts.EmitHint.Unspecified, statement, source);
    texts.set(name, texts.has(name) ? `${texts.get(name)}\n${text}` : text);
    this.#addMentioned(statement);
  }

  /** @param {ts.Node} node */
  #addMentioned(node) {
    if (ts.isIdentifier(node)) {
      const symbol = this.checker.getSymbolAtLocation(node);
      if (symbol) this.#add(symbol);
    }
    ts.forEachChild(node, (child) => this.#addMentioned(child));
  }
}
