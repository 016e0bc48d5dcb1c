/** Migrates the imports of a script. */

import type { ImportDeclaration, ImportSpecifier, Node } from "@babel/types";
import { type Edit, rangeOf, type Script, visit } from "../sources.js";
import type { Remark } from "../code/remark.js";

const OWN = "@cartwright/sdk";

/** The packages whose exports this package has, each with the entry of this package. */
const MOVED: Readonly<Record<string, string>> = {
  "@wix/sdk": OWN,
  "@wix/sdk/client": OWN,
  "@wix/sdk/auth/oauth2": OWN,
  "@wix/sdk/auth/api-key": OWN,
  "@wix/sdk/context": OWN,
  "@wix/sdk/media": `${OWN}/media`,
  "@wix/sdk-types": OWN,
  "@wix/ecom": OWN,
  "@wix/stores": OWN,
  "@wix/members": OWN,
  "@wix/categories": OWN,
  "@wix/redirects": OWN,
  "@wix/identity": OWN,
};

/** Exports that this package has under another name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  AppStrategy: "`ClientCredentialsStrategy` takes its place, on servers",
  SiteSessionAuth: "it is for the platform's own pages",
};

interface Moved {
  readonly edits: Edit[];
  readonly remarks: Remark[];
}

/**
 * The edits of a script's imports.
 *
 * @param renamed the variables of modules whose calls were renamed, with the modules to import in their place
 */
export function importEdits(
  { text, syntax }: Script,
  names: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string[]>,
): Moved {
  const edits: Edit[] = [];
  const remarks: Remark[] = [];
  const declarations = syntax.program.body.filter((node) => node.type === "ImportDeclaration");
  const wanted = new Map<string, { first: ImportDeclaration; specifiers: string[]; isType: boolean }>();
  for (const declaration of declarations) {
    const source = declaration.source.value;
    const target = MOVED[source] ?? (source === OWN && renamed.size > 0 ? OWN : undefined);
    if (target === undefined) continue;
    if (isOwnNamespace(declaration, syntax, names)) {
      const [start, end] = rangeOf(declaration.source);
      edits.push({ start: start + 1, end: end - 1, text: target });
      continue;
    }
    const { moved, kept } = split(declaration, names, remarks);
    if (moved.length === 0) continue;
    const isType = declaration.importKind === "type";
    const before = wanted.get(target);
    const specifiers = [...new Set(moved.flatMap((specifier) => namesOf(specifier, isType, renamed)))];
    if (
      source === target &&
      moved.flatMap((specifier) => namesOf(specifier, isType, NONE)).join() === specifiers.join()
    ) {
      continue;
    }
    if (before) {
      before.specifiers.push(...specifiers.filter((name) => !before.specifiers.includes(name)));
      before.isType &&= isType;
    } else {
      wanted.set(target, { first: declaration, specifiers, isType });
    }
    edits.push(removal(text, declaration, kept, before === undefined));
  }
  for (const [target, { first, specifiers, isType }] of wanted) {
    const edit = edits.find(({ start }) => start === first.start);
    const quote = text.charAt(first.source.start ?? 0);
    const listed = isType ? specifiers.map((name) => name.replace(/^type /, "")) : specifiers;
    const statement = `import ${isType ? "type " : ""}{ ${listed.join(", ")} } from ${quote}${target}${quote};`;
    if (edit) {
      edits[edits.indexOf(edit)] = { ...edit, text: edit.text === "" ? statement : `${statement}\n${edit.text}` };
    }
  }
  otherImports(syntax, names, edits, remarks);
  return { edits, remarks };
}

/** Whether a declaration imports a whole package, but the script uses only names that this package has. */
function isOwnNamespace({ specifiers }: ImportDeclaration, syntax: Node, names: ReadonlySet<string>): boolean {
  const [namespace] = specifiers;
  return namespace?.type === "ImportNamespaceSpecifier" && usesOnly(namespace.local, syntax, names);
}

/** Whether a script uses a variable only for its properties with these names. */
function usesOnly(variable: Node & { name: string }, syntax: Node, names: ReadonlySet<string>): boolean {
  let uses = true;
  visit(syntax, (node, [parent]) => {
    if (node.type !== "Identifier" || node.name !== variable.name || node.start === variable.start) return;
    const property =
      parent?.type === "MemberExpression" && !parent.computed
        ? parent.property
        : parent?.type === "TSQualifiedName"
          ? parent.right
          : undefined;
    uses &&= property === node || (property?.type === "Identifier" && names.has(property.name));
  });
  return uses;
}

/** Splits an import into the names that this package has and the others, which stay, with a remark. */
function split(declaration: ImportDeclaration, names: ReadonlySet<string>, remarks: Remark[]) {
  const moved: ImportSpecifier[] = [];
  const kept: ImportDeclaration["specifiers"] = [];
  for (const specifier of declaration.specifiers) {
    const name = specifier.type === "ImportSpecifier" ? importedName(specifier) : "*";
    if (specifier.type === "ImportSpecifier" && names.has(name)) {
      moved.push(specifier);
      continue;
    }
    kept.push(specifier);
    const source = declaration.source.value;
    const why = ELSEWHERE[name] ?? (name === "*" ? "import its parts by name" : "use it in the same client");
    remarks.push({ at: declaration.start ?? 0, text: `\`${name}\` of ${source} stays: ${why}` });
  }
  return { moved, kept };
}

const NONE: ReadonlyMap<string, string[]> = new Map();

const importedName = ({ imported }: ImportSpecifier): string =>
  imported.type === "Identifier" ? imported.name : imported.value;

/** The specifiers to import for a moved one: itself, or its renamed successors. */
function namesOf(specifier: ImportSpecifier, isTypeImport: boolean, renamed: ReadonlyMap<string, string[]>): string[] {
  const name = importedName(specifier);
  const local = specifier.local.name;
  const type = isTypeImport || specifier.importKind === "type" ? "type " : "";
  return (renamed.get(local) ?? [name]).map((now) => type + (local === name ? now : `${now} as ${local}`));
}

/** Removes migrated names from their import; also the line, if no other name is left and no other text needs it. */
function removal(
  text: string,
  declaration: ImportDeclaration,
  kept: ImportDeclaration["specifiers"],
  isReplaced: boolean,
): Edit {
  const [start, end] = rangeOf(declaration);
  if (kept.length > 0) {
    const type = declaration.importKind === "type" ? "type " : "";
    const outside = kept.filter(({ type }) => type !== "ImportSpecifier").map((node) => text.slice(...rangeOf(node)));
    const inside = kept.filter(({ type }) => type === "ImportSpecifier").map((node) => text.slice(...rangeOf(node)));
    const list = [...outside, ...(inside.length > 0 ? [`{ ${inside.join(", ")} }`] : [])].join(", ");
    return { start, end, text: `import ${type}${list} from ${text.slice(...rangeOf(declaration.source))};` };
  }
  const lineEnd = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: isReplaced ? end : end + lineEnd, text: "" };
}

/** Migrates `export … from`, `require`, `import()` and `import()` types, if this package has all of their names. */
function otherImports(syntax: Node, names: ReadonlySet<string>, edits: Edit[], remarks: Remark[]): void {
  visit(syntax, (node, parents) => {
    const source = sourceOf(node);
    const target = source && MOVED[source.value];
    if (!source || target === undefined || node.type === "ImportDeclaration") return;
    const [parent] = parents;
    const whole = parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : undefined;
    const used = whole && usesOnly(whole, syntax, names) ? [] : namesUsed(node, parents);
    if (used !== undefined && used.every((name) => names.has(name))) {
      const [start, end] = rangeOf(source);
      edits.push({ start: start + 1, end: end - 1, text: target });
    } else {
      const missing = used?.filter((name) => !names.has(name)).join(", ") ?? "import its parts by name";
      remarks.push({ at: node.start ?? 0, text: `${source.value} stays: ${missing}` });
    }
  });
}

/** The source text of an import or export of any form. */
function sourceOf(node: Node): (Node & { value: string }) | undefined {
  if ((node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration") && node.source) {
    return node.source;
  }
  const isRequire =
    node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "require";
  const isImport = node.type === "ImportExpression" || node.type === "TSImportType";
  const [argument] = isRequire ? node.arguments : isImport ? [node.source] : [];
  return argument?.type === "StringLiteral" ? argument : undefined;
}

/** The imported names; undefined for the whole package. */
function namesUsed(node: Node, parents: readonly Node[]): string[] | undefined {
  if (node.type === "ExportNamedDeclaration") {
    return node.specifiers.map((specifier) =>
      specifier.type === "ExportSpecifier" && specifier.local.type === "Identifier" ? specifier.local.name : "*",
    );
  }
  if (node.type === "TSImportType") {
    const { qualifier } = node;
    return qualifier?.type === "Identifier" ? [qualifier.name] : undefined;
  }
  const [parent, outer] = parents;
  const holder = parent?.type === "AwaitExpression" ? outer : parent;
  if (holder?.type !== "VariableDeclarator" || holder.id.type !== "ObjectPattern") return undefined;
  const keys = holder.id.properties.map((property) =>
    property.type === "ObjectProperty" && property.key.type === "Identifier" ? property.key.name : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}
