/** Migrates the uses of Cart V1 in a project to Cart V2. */

import type { Node } from "@babel/types";
import { endingUses, markupRemarks, type Source } from "../code/project.js";
import { endingSentence, type Remark } from "../code/remark.js";
import type { Binding } from "../code/scopes.js";
import { bare, isCall, isFunction, isMember, keyName, typedPart } from "../code/syntax.js";
import type { ReadScript, Use } from "../code/uses.js";
import { isPackage, type Values } from "../code/values.js";
import { type Edit, rangeOf } from "../sources.js";
import { around, type Move, moveOf } from "./cart-calls.js";
import { fieldReads } from "./cart-fields.js";

const [V1, V2] = ["currentCart", "currentCartV2"] as const;

/** The edits of a script, and the modules to import instead of Cart V1, by the script's names for Cart V1. */
export interface CartEdits {
  readonly edits: Edit[];
  readonly remarks: Remark[];
  readonly renamed: ReadonlyMap<string, string[]>;
}

/** A use with its script and its migration. */
interface Planned {
  readonly use: Use;
  readonly read: ReadScript;
  move: Move;
}

/** The edits that move Cart V1 to Cart V2 in the scripts of a project. */
export function cartEdits(files: readonly Source[]): ReadonlyMap<ReadScript, CartEdits> {
  const scripts = files.flatMap(({ read }) => read);
  const inMarkup = new Set(files.filter((file) => markupRemarks(file).length > 0).flatMap(({ read }) => read));
  const reads = new Map(scripts.map((read) => [read, fieldReads(read)]));
  const readsFields = [...reads.values()].some((remarks) => remarks.length > 0);
  const client = scripts.every((read) => registrations(read).every((at) => isImported(at, read.values)));
  const plans = scripts.flatMap((read) =>
    endingUses(read).map((use): Planned => ({
      use,
      read,
      move: plannedMove(use, read, { readsFields, client, inMarkup }),
    })),
  );
  keepAnswers(plans);
  keepWhole(plans);
  const isMoved = plans.some(({ move }) => !("reason" in move));
  const movesTypes = !readsFields && !plans.some(keepsCart);
  const isKept =
    inMarkup.size > 0 || plans.some(({ use, move }) => "reason" in move && (use.module === V1 || use.module === ""));
  return new Map(
    scripts.map((read) => {
      const own = plans.filter((plan) => plan.read === read);
      return [read, scriptEdits(read, own, { isMoved, isKept, movesTypes, fields: reads.get(read) ?? [] })];
    }),
  );
}

/** Limits from the project as a whole. */
interface Project {
  /** Whether the project reads fields of the cart that have other names in Cart V2. */
  readonly readsFields: boolean;
  /** Whether each object that registers Cart V1 with a client can register Cart V2. */
  readonly client: boolean;
  /** The scripts of files whose markup uses Cart V1. */
  readonly inMarkup: ReadonlySet<ReadScript>;
}

function plannedMove(use: Use, read: ReadScript, { readsFields, client, inMarkup }: Project): Move {
  const { script, values } = read;
  const { call, form, module, name = "" } = use;
  if (form !== undefined || !call) return { reason: endingSentence(use, script.text) };
  const outer = outerOf(call, values);
  const move = moveOf(module, name, { call, isAwaited: outer?.type === "AwaitExpression" });
  if ("reason" in move) return move;
  if (use.token === undefined || !isNamedV1(use.token)) {
    return { reason: "stands under a name that other code gives: use `currentCartV2` there, and call it here" };
  }
  if (!client && isMember(values.scopes.parent(use.token))) {
    return { reason: "is of a client whose modules come from another file: give the client `currentCartV2` there" };
  }
  if (inMarkup.has(read)) return { reason: "stands beside markup that uses Cart V1: move both together" };
  if (readsFields && !WITHOUT_CART.test(name) && isAnswerRead(call, values)) {
    return {
      reason:
        "answers with a cart whose fields have other names in Cart V2: move the call together with the reads of the cart",
    };
  }
  return move;
}

/** The node around an expression, outside of its type assertions. */
function outerOf(node: Node, { scopes }: Values): Node | undefined {
  const parent = scopes.parent(node);
  return parent && typedPart(parent) ? outerOf(parent, { scopes } as Values) : parent;
}

const isNamedV1 = (token: Node): boolean =>
  (token.type === "ImportSpecifier" ? keyName(token.imported, false) : keyName(token, false)) === V1;

/** Whether anything reads the answer of a call. */
function isAnswerRead(call: Node, values: Values): boolean {
  const outer = outerOf(call, values);
  if (outer?.type === "AwaitExpression") return isAnswerRead(outer, values);
  return outer?.type !== "ExpressionStatement" && outer?.type !== "UnaryExpression";
}

/** Functions of Cart V1 whose answer contains no cart. */
const WITHOUT_CART = /^(?:deleteCurrentCart|createCheckoutFromCurrentCart|estimateCurrentCartTotals)$/;

const keepsCart = ({ use, move }: Planned): boolean =>
  "reason" in move && use.module === V1 && !WITHOUT_CART.test(use.name ?? "");

/** Keeps all calls whose cart is read, if one stays: a program must not read carts of both versions in one place. */
function keepAnswers(plans: readonly Planned[]): void {
  if (plans.some(keepsCart)) {
    for (const plan of plans) {
      const { call, name = "" } = plan.use;
      if (!("reason" in plan.move) && call && !WITHOUT_CART.test(name) && isAnswerRead(call, plan.read.values)) {
        plan.move = { reason: "answers with a cart, as calls do that stay with Cart V1: move all of them together" };
      }
    }
  }
}

/** Keeps all uses of a name or variable, if one stays or the variable has other uses. */
function keepWhole(plans: Planned[]): void {
  const reason = { reason: "shares its variable with code that stays with Cart V1: move both together" };
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const plan of plans) {
      const { use, read, move } = plan;
      if ("reason" in move) continue;
      const partners = plans.filter(
        (other) => (other.use.token === use.token || other.use.nameToken === use.nameToken) && other.read === read,
      );
      if (partners.some((other) => "reason" in other.move) || leadsElsewhere(plan, partners)) {
        plan.move = reason;
        isStable = false;
      }
    }
  }
}

/** Whether the variable that a call goes through is used for more than these calls, or exported. */
function leadsElsewhere({ use, read: { values } }: Planned, partners: readonly Planned[]): boolean {
  const { scopes } = values;
  const binding = variableOf(use, values);
  if (!binding) return false;
  const called = partners.filter((other) => variableOf(other.use, values) === binding).length;
  const names = scopes.nodes.filter(
    (node) => node.type === "Identifier" && !scopes.isDeclared(node) && isValueOf(node, binding, values),
  );
  return names.length !== called || isExported(binding, values);
}

/** The variable that a call goes through, unless the variable is an import under the module's own name. */
function variableOf({ call, token }: Use, values: Values): Binding | undefined {
  let root: Node | undefined = call && bare(call.callee);
  while (isMember(root)) {
    root = bare(root.object);
  }
  const binding = root?.type === "Identifier" && root !== token ? values.scopes.binding(root) : undefined;
  const value = binding && values.ofBinding(binding);
  return value && !isPackage(value) ? binding : undefined;
}

function isValueOf(node: Node, binding: Binding, { scopes }: Values): boolean {
  const parent = scopes.parent(node);
  const isProperty = isMember(parent) && parent.property === node && !parent.computed;
  const isKey =
    parent !== undefined && "key" in parent && parent.key === node && !("computed" in parent && parent.computed);
  return !isProperty && !isKey && scopes.binding(node) === binding;
}

function isExported({ id }: Binding, { scopes }: Values): boolean {
  for (let node: Node | undefined = id; node && !isFunction(node); node = scopes.parent(node)) {
    if (node.type === "ExportNamedDeclaration") return true;
  }
  return false;
}

/** The properties of object literals that register Cart V1 with a client under its own name. */
const registrations = ({ values }: ReadScript): Node[] =>
  values.scopes.nodes.filter(
    (node) =>
      node.type === "ObjectProperty" &&
      values.scopes.parent(node)?.type === "ObjectExpression" &&
      keyName(node.key, node.computed) === V1 &&
      values.moduleOf(node.value)?.module === V1 &&
      values.moduleOf(node.value)?.isCertain !== false,
  );

const isImported = (property: Node, values: Values): boolean =>
  property.type === "ObjectProperty" && values.moduleOf(property.value)?.token === property.value;

/** The outcome for the project as a whole. */
interface Whole {
  /** Whether any call moves. */
  readonly isMoved: boolean;
  /** Whether any use stays with Cart V1. */
  readonly isKept: boolean;
  /** Whether all carts that the project reads are of Cart V2. */
  readonly movesTypes: boolean;
  readonly fields: readonly Remark[];
}

function scriptEdits(
  read: ReadScript,
  plans: readonly Planned[],
  { isMoved, isKept, movesTypes, fields }: Whole,
): CartEdits {
  const { values, script } = read;
  const { scopes } = values;
  const edits = new Map<number, Edit>();
  const inserted: Edit[] = [];
  const remarks: Remark[] = [];
  const moved = new Set<Node>();
  const replace = (node: Node, text: string): void => void edits.set(node.start ?? 0, { ...spanOf(node), text });
  for (const { use, move } of plans) {
    const at = use.node.start ?? 0;
    if ("reason" in move) {
      remarks.push({ at, text: use.form === undefined ? `\`${use.module}.${use.name}\` ${move.reason}` : move.reason });
      continue;
    }
    const { token, nameToken, call } = use;
    if (token && nameToken && call) {
      moved.add(token);
      if (token.type !== "ImportSpecifier") replace(token, renamedKey(token, V2, values));
      replace(nameToken, renamedKey(nameToken, move.name, values));
      inserted.push(...(move.edits ?? []));
      const isRead = isAnswerRead(call, values);
      if (move.read !== undefined && isRead) {
        const [start, end] = rangeOf(outerOf(call, values) ?? call);
        const dot = call.type === "OptionalCallExpression" ? "?." : ".";
        inserted.push(...around(start, end, "(", `)${dot}${move.read}`));
      }
      if (!WITHOUT_CART.test(move.name) && isRead) {
        remarks.push({
          at,
          text: `\`${V2}.${move.name}\` answers with a cart of Cart V2: see the names of its fields`,
        });
      }
    }
  }
  const imported = new Map<string, Set<string>>();
  const use = (local: string, ...modules: string[]): void =>
    void imported.set(local, new Set([...(imported.get(local) ?? []), ...modules]));
  for (const property of isMoved || !isKept ? registrations(read) : []) {
    if (property.type === "ObjectProperty" && isImported(property, values)) {
      const edit = registrationEdit(property, scopes.parent(property), isKept);
      if (edit) edits.set(edit.start, edit);
      moved.add(property.value);
      use(V1, ...(isKept ? [V1, V2] : [V2]));
    } else {
      remarks.push({ at: property.start ?? 0, text: `\`${V1}\` comes from another file: add \`${V2}\` there` });
    }
  }
  for (const node of scopes.nodes) {
    const parent = scopes.parent(node);
    if (node.type === "ImportSpecifier" && moved.has(node)) use(node.local.name, V2);
    if (isMember(node) && !isKept && isDependency(node, values) && values.propertyName(node) === V1) {
      replace(node.property, V2);
    }
    if (node.type !== "Identifier" || !isImportName(node, values)) continue;
    const type = parent?.type === "TSQualifiedName" && parent.left === node ? parent.right.name : "";
    if (movesTypes && SAME_TYPES.has(type)) {
      replace(node, V2);
      use(V1, V2);
      remarks.push({ at: node.start ?? 0, text: `\`${V2}.${type}\` has other fields than \`${V1}.${type}\`` });
    } else {
      use(V1, moved.has(node) ? V2 : V1);
    }
  }
  return {
    edits: [...edits.values(), ...inserted].sort((left, right) => left.start - right.start),
    remarks: [...remarks, ...fields.map(({ at, text }) => ({ at: at - script.start, text }))],
    renamed: new Map([...imported].map(([local, modules]) => [local, [...modules].sort()])),
  };
}

/** Whether an identifier stands for the import of Cart V1 under its own name. */
function isImportName(node: Node & { name: string }, values: Values): boolean {
  const { scopes } = values;
  const parent = scopes.parent(node);
  const isKey = parent !== undefined && "key" in parent && parent.key === node;
  const isPart = isMember(parent)
    ? parent.property === node && !parent.computed
    : parent?.type === "TSQualifiedName" && parent.right === node;
  if (node.name !== V1 || isKey || isPart || scopes.isDeclared(node) || parent?.type === "ImportSpecifier") {
    return false;
  }
  const [source] = scopes.binding(node)?.sources ?? [];
  return source === undefined || source.from?.type === "ImportSpecifier";
}

/** Whether a module is in a hook's list of dependencies. */
function isDependency(node: Node, { scopes }: Values): boolean {
  const list = scopes.parent(node);
  return list?.type === "ArrayExpression" && isCall(scopes.parent(list));
}

/** The types with the same name in both versions. */
const SAME_TYPES = new Set(["Cart", "LineItem"]);

const spanOf = (node: Node): { start: number; end: number } => ({ start: node.start ?? 0, end: node.end ?? 0 });

/** Renames a node that refers to a module or function; a variable keeps the old name. */
function renamedKey(token: Node, name: string, { scopes }: Values): string {
  if (token.type === "StringLiteral" || token.type === "TemplateLiteral") return JSON.stringify(name);
  const parent = scopes.parent(token);
  const isShorthand =
    parent?.type === "ObjectProperty" && parent.shorthand && scopes.parent(parent)?.type === "ObjectPattern";
  return isShorthand && token.type === "Identifier" && token.name !== name ? `${name}: ${token.name}` : name;
}

/** Registers the module of Cart V2 besides `currentCart`, or instead of it. */
function registrationEdit(property: Node, object: Node | undefined, isKept: boolean): Edit | undefined {
  const properties = object?.type === "ObjectExpression" ? object.properties : [];
  const hasV2 = properties.some(
    (other) => other.type === "ObjectProperty" && keyName(other.key, other.computed) === V2,
  );
  const { start, end } = spanOf(property);
  if (!hasV2) return { start, end, text: isKept ? `${V1}, ${V2}` : V2 };
  const next = properties[properties.findIndex((other) => other === property) + 1];
  return isKept ? undefined : { start, end: next?.start ?? end, text: "" };
}
