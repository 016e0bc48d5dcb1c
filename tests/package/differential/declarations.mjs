/** The type declarations of the platform's packages, for arguments and for answers on the wire. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { MODULES } from "./modules.mjs";

const require = createRequire(import.meta.url);

/** Some public calls are declared only among the platform's internal ones. */
const FOLDERS = ["es", "internal/es"];

/** @param {string} declared @param {string} inner */
const folderOf = (declared, inner) =>
  join(dirname(require.resolve(`@wix/auto_sdk_${declared}/package.json`)), "build", inner);

/**
 * A declared parameter of a call.
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
   * The declaration of a module's function; `undefined` if the module lacks it.
   * @param {string} declared
   * @param {string} name
   * @returns {Declared | undefined}
   */
  of(declared, name) {
    const folder = FOLDERS.map((inner) => folderOf(declared, inner)).find((path) => this.#exported(path, name));
    if (folder === undefined) return undefined;
    const meta = this.#exported(folder, name);
    // A call and its arguments may be declared in different folders.
    const signature = FOLDERS.map((inner) => this.#signature(folderOf(declared, inner), name)).find(Boolean);
    const answer = this.#checker.getTypeFromTypeNode(meta.type.typeArguments[5]);
    // Those of query functions are not read; see `given.mjs`.
    const parameters = (signature?.parameters ?? []).map((parameter) => ({
      name: parameter.name.text,
      optional: parameter.questionToken !== undefined,
      type: this.#plain(parameter.type),
    }));
    return { parameters, answer };
  }

  /** The wire declaration of a function. */
  #exported(folder, name) {
    const source = this.#program.getSourceFile(join(folder, "meta.d.mts"));
    const module = this.#checker.getSymbolAtLocation(source);
    const symbol = module && this.#checker.tryGetMemberInModuleExports(name, module);
    if (!symbol) return undefined;
    const aliased = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return aliased.declarations?.find(ts.isFunctionDeclaration);
  }

  /** The call's signature, from its interface; a query function also has a function declaration. */
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

  /** A parameter's type without the marks of required fields, which would slow the checker down. */
  #plain(node) {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === "NonNullablePaths") {
      return this.#plain(node.typeArguments[0]);
    }
    return this.#checker.getTypeFromTypeNode(node);
  }
}
