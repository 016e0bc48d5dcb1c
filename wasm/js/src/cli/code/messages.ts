/** Finds lines that still compile but change their meaning: errors compared by message, and absolute URLs. */

import type { Node } from "@babel/types";
import { isAddress, type Senders } from "./addresses.js";
import type { Scopes } from "./scopes.js";
import { bare, isCall, isMember, keyName, textOf } from "./syntax.js";

/** A line that changes its meaning, and the fix. */
export interface Reading {
  readonly node: Node;
  readonly text: string;
}

const BY_MESSAGE =
  "an error's message is a sentence here: compare `codeOf(error)`, or `error.code`, with the platform's code";
const AS_JSON = "an error's message is no JSON here: read `error.code` and `error.details`";
const ADDRESS = "goes past the client's `host`: give `fetchWithAuth` the path alone, such as `/stores/v2/orders/query`";

/** The lines of a script, in a project with these names for calls and constants. */
export function readings(scopes: Scopes, senders: Senders): Reading[] {
  return scopes.nodes.flatMap((node) => {
    const text = messageReading(node, scopes) ?? (isAddress(node, scopes, senders) ? ADDRESS : undefined);
    return text === undefined ? [] : [{ node, text }];
  });
}

const SEARCHES = /^(?:includes|indexOf|lastIndexOf|match|matchAll|search|startsWith|endsWith|localeCompare)$/;

function messageReading(node: Node, scopes: Scopes): string | undefined {
  if (node.type === "SwitchStatement") return isMessage(node.discriminant, scopes) ? BY_MESSAGE : undefined;
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
    const [left, right] = [node.left, node.right];
    const isCompared = (message: Node, other: Node): boolean => isMessage(message, scopes) && isText(other);
    return isCompared(left, right) || isCompared(right, left) ? BY_MESSAGE : undefined;
  }
  if (!isCall(node) || !isMember(node.callee)) return undefined;
  const { object, property, computed } = node.callee;
  const name = keyName(property, computed) ?? "";
  const [argument] = node.arguments;
  if (argument && isMessage(argument, scopes)) {
    const isJson = name === "parse" && object.type === "Identifier" && object.name === "JSON";
    return isJson ? AS_JSON : name === "test" || name === "exec" || SEARCHES.test(name) ? BY_MESSAGE : undefined;
  }
  return SEARCHES.test(name) && isMessage(object, scopes) ? BY_MESSAGE : undefined;
}

/** Whether an operand is a string literal or a constant, other than `undefined`. */
const isText = (node: Node): boolean => {
  const other = bare(node);
  return (
    (textOf(other) ?? "") !== "" || (other.type === "Identifier" && /^[A-Z_]+$/.test(other.name)) || isMember(other)
  );
};

/** Whether an expression is the message of an error, or an error as text. */
function isMessage(node: Node, scopes: Scopes, depth = 0): boolean {
  const expression = bare(node);
  if (depth > 8) return false;
  const leads = (inner: Node | null | undefined): boolean =>
    inner !== null && inner !== undefined && isMessage(inner, scopes, depth + 1);
  switch (expression.type) {
    case "MemberExpression":
    case "OptionalMemberExpression":
      return keyName(expression.property, expression.computed) === "message" && isError(expression.object, scopes);
    case "LogicalExpression":
      return leads(expression.left) || leads(expression.right);
    case "ConditionalExpression":
      return leads(expression.consequent) || leads(expression.alternate);
    case "TemplateLiteral":
      return expression.expressions.some((part) => leads(part) || isError(part, scopes));
    case "Identifier":
      return (scopes.binding(expression)?.sources ?? []).some(({ from, path }) => {
        const key = path.at(-1);
        return key === undefined
          ? from !== undefined && /Expression$|Literal$/.test(from.type) && leads(from)
          : keyName(key.key, key.computed) === "message" &&
              (from === undefined || from.type === "CatchClause" || isError(from, scopes));
      });
    default:
  }
  if (!isCall(expression)) return false;
  const callee = bare(expression.callee);
  const [argument] = expression.arguments;
  if (callee.type === "Identifier") {
    return callee.name === "String" && argument !== undefined && isError(argument, scopes);
  }
  // `message.toLowerCase()` and `error.toString()`.
  return (
    isMember(callee) &&
    (leads(callee.object) ||
      (keyName(callee.property, callee.computed) === "toString" && isError(callee.object, scopes)))
  );
}

/** Whether an expression is an error: by its name, or as the variable of a `catch`. */
function isError(node: Node, scopes: Scopes): boolean {
  const expression = bare(node);
  if (isMember(expression)) return isErrorName(keyName(expression.property, expression.computed) ?? "");
  if (expression.type !== "Identifier") return false;
  const { sources = [] } = scopes.binding(expression) ?? {};
  return isErrorName(expression.name) || sources.some(({ from }) => from?.type === "CatchClause");
}

const isErrorName = (name: string): boolean => /^(?:e|ex|err|reason|cause|exception|failure)$|error$/i.test(name);
