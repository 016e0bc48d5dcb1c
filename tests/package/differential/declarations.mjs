/** The declarations of the platform's packages: the types of arguments, and of answers on the wire. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { MODULES } from "./modules.mjs";

const require = createRequire(import.meta.url);

/** Some calls that sites make are told only beside those that the platform keeps to itself. */
const FOLDERS = ["es", "internal/es"];

/** @param {string} declared @param {string} inner */
const folderOf = (declared, inner) =>
  join(dirname(require.resolve(`@wix/auto_sdk_${declared}/package.json`)), "build", inner);

/**
 * A parameter as a call declares it.
 * @typedef {{ name: string, optional: boolean, type: import("typescript").Type }} Parameter
 * @typedef {{ parameters: Parameter[], answer: import("typescript").Type }} Declared
 */

/** Reads the declarations of all modules at once. */
export class Declarations {
  #program;
  #checker;

  constructor() {
    const files = MODULES.flatMap(([, , declared]) =>
      FOLDERS.flatMap((inner) =>
        ["index.d.mts", "index.typings.d.mts", "meta.d.mts"].map((file) => join(folderOf(declared, inner), file)),
      ),
    );
    this.#program = ts.createProgram(files, {
      module: ts.ModuleKind.NodeNext,
      skipLibCheck: true,
      strict: true,
      types: [],
      lib: ["lib.es2022.d.ts"],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  get checker() {
    return this.#checker;
  }

  /**
   * The declaration of a module's function; `undefined` for a function that it does not have.
   * @param {string} declared
   * @param {string} name
   * @returns {Declared | undefined}
   */
  of(declared, name) {
    const folder = FOLDERS.map((inner) => folderOf(declared, inner)).find((path) => this.#exported(path, name));
    if (folder === undefined) return undefined;
    const meta = this.#exported(folder, name);
    // A call may be declared in one folder, and have its arguments declared in the other.
    const signature = FOLDERS.map((inner) => this.#signature(folderOf(declared, inner), name)).find(Boolean);
    const answer = this.#checker.getTypeFromTypeNode(meta.type.typeArguments[5]);
    // A query function's own are not told; see `given.mjs`.
    const parameters = (signature?.parameters ?? []).map((parameter) => ({
      name: parameter.name.text,
      optional: parameter.questionToken !== undefined,
      type: this.#plain(parameter.type),
    }));
    return { parameters, answer };
  }

  /** The declaration of a function's form on the wire. */
  #exported(folder, name) {
    const source = this.#program.getSourceFile(join(folder, "meta.d.mts"));
    const module = this.#checker.getSymbolAtLocation(source);
    const symbol = module && this.#checker.tryGetMemberInModuleExports(name, module);
    if (!symbol) return undefined;
    const aliased = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return aliased.declarations?.find(ts.isFunctionDeclaration);
  }

  /** The call as its interface has it; a query function has a function of its own beside the interface. */
  #signature(folder, name) {
    const wanted = `${name[0].toUpperCase()}${name.slice(1)}Signature`;
    for (const file of ["index.d.mts", "index.typings.d.mts"]) {
      const source = this.#program.getSourceFile(join(folder, file));
      if (!source) continue;
      for (const statement of source.statements) {
        if (ts.isInterfaceDeclaration(statement) && statement.name.text === wanted) {
          return statement.members.find(ts.isCallSignatureDeclaration);
        }
        if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && file === "index.typings.d.mts") {
          return statement;
        }
      }
    }
    return undefined;
  }

  /** The type of a parameter without the marks of what may not be left out, which would take the checker long. */
  #plain(node) {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === "NonNullablePaths") {
      return this.#plain(node.typeArguments[0]);
    }
    return this.#checker.getTypeFromTypeNode(node);
  }
}
