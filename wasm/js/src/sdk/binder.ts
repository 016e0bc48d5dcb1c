/** Makes module functions from their declarations: a signature that maps arguments to a payload, and the call's row. */

import { DecodeError } from "../core/errors.js";
import { CALLER, type Caller, type CallOptions } from "./call.js";
import { contextClient } from "./context.js";
import type { Conversions } from "./convert/conversions.js";

/** A stored entity, which always has an id. */
export type Stored<Entity> = Entity & { _id: string };

/** A stored entity with its id and the fields that are always present. */
export type Answered<Entity, Name extends keyof Entity> = Stored<Entity> & {
  [Each in Name]-?: Exclude<Entity[Each], undefined>;
};

/** Read-only address fields, which are not sent. */
type FilledIn = "countryFullname" | "subdivisionFullname";

/** An argument of a call, without the read-only fields. Arbitrary JSON, which alone may be null, is unchanged. */
export type Given<Entity> = [null] extends [Entity]
  ? Entity
  : Entity extends Date
    ? Entity
    : Entity extends readonly unknown[]
      ? { [Index in keyof Entity]: Given<Entity[Index]> }
      : Entity extends object
        ? { [Name in keyof Entity as Exclude<Name, FilledIn>]: Given<Entity[Name]> }
        : Entity;

/** A partial update of an entity: absent fields are unchanged, and `null` clears a field. */
export type Change<Entity> = Entity extends Date | readonly unknown[]
  ? Given<Entity>
  : Entity extends object
    ? { [Name in keyof Entity as Exclude<Name, FilledIn>]?: Change<Entity[Name]> | null }
    : Entity;

/** A raw HTTP response of the platform. */
export interface RawHttpResponse {
  statusCode?: number;
  headers?: { key?: string; value?: string }[];
  body?: Uint8Array;
}

/** A module function: takes its caller first, or uses the context's client. */
export type Callable<Signature> = Signature & ((caller: Caller) => Signature);

/** A module function with its arguments, the call options, and the answer. */
export type Call<Arguments extends readonly unknown[], Answer> = Callable<
  (...all: [...given: Arguments, callOptions?: CallOptions]) => Promise<Answer>
>;

/** A function that takes its caller first. */
type Bindable = (caller: Caller) => (...given: never[]) => unknown;

/** An argument that may also be wrapped in an object under its name, as in the platform's packages of 2024. */
export type Named<Name extends string, Value> = Value | { readonly [Key in Name]: Value };

/** Makes a module function that also works without a client, through the context's client. */
export function inContext<Make extends Bindable>(make: Make, row: string): Callable<ReturnType<Make>> {
  const call = (...given: unknown[]): unknown => {
    const [first] = given;
    return isCaller(first)
      ? make(first)
      : (contextClient(row).use(make) as (...values: unknown[]) => unknown)(...given);
  };
  return call as Callable<ReturnType<Make>>;
}

const isCaller = (value: unknown): value is Caller => typeof value === "object" && value !== null && CALLER in value;

/** Unwraps an argument that is the only field of an object. */
export function unwrapped(value: unknown, name: string, fields: readonly string[]): unknown {
  const inner = isAlone(value, name) ? value[name] : undefined;
  const isWhole = typeof inner === "object" && inner !== null && fields.some((field) => field in inner);
  return isWhole ? inner : value;
}

const isAlone = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.keys(value).join() === name;

/** The fields of a search. */
const SEARCH_FIELDS = ["filter", "sort", "cursorPaging", "paging", "search", "aggregations", "timeZone"];

/** Makes a module function from its signature, its row, and its conversions. */
export type Maker = (signature: string, row: string, conversions: Conversions) => Bindable;

/**
 * Makes a module's functions from its declarations. A declaration's row omits the parts that all rows of the module
 * share: the id's group and the path's prefix.
 */
export const callsOf =
  (conversions: Conversions, group: string, base: string) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the declared function
  <Signature>(line: string, make: Maker = bound): Signature => {
    const end = line.indexOf(" ");
    const row = `${group}.${line.slice(end + 1)}`.replace(" /", ` ${base}/`);
    return inContext(make(line.slice(0, end), row, conversions), row) as Signature;
  };

/**
 * Makes a call. The signature lists the arguments, which become payload fields: `.name` is an entity after its id, `?`
 * holds all other fields. After `>` follows the returned field of the answer, or nothing for the whole answer; without
 * `>` the function returns nothing.
 */
function bound(signature: string, row: string, conversions: Conversions) {
  return (caller: Caller) => {
    const [names = "", field] = signature.split(">");
    const given = names ? names.split(",") : [];
    const count = given.length + given.filter((name) => name.startsWith(".")).length;
    return async (...values: unknown[]): Promise<unknown> => {
      const make = (): unknown => {
        const payload: Record<string, unknown> = {};
        let options: unknown;
        let at = 0;
        for (const name of given) {
          const value = values[at++];
          if (name === "?") {
            options = value;
          } else if (name.startsWith(".")) {
            payload[name.slice(1)] = withId(value, values[at++]);
          } else {
            payload[name === "_id" ? "id" : name] = name === "search" ? unwrapped(value, name, SEARCH_FIELDS) : value;
          }
        }
        return { ...(options as object | undefined), ...payload };
      };
      const reply = await caller.call(row, make, conversions, values[count] as CallOptions | undefined);
      if (field === undefined) return undefined;
      const answer = answerOf(row, reply);
      return field ? answer[field] : answer;
    };
  };
}

/** An answer as the object that the call's type promises: a proxy may have emptied it. */
export function answerOf(row: string, reply: unknown): Record<string, unknown> {
  if (typeof reply !== "object" || reply === null || Array.isArray(reply)) {
    const message = "the answer could not be read: it is no JSON object";
    throw new DecodeError({ kind: "decode", endpoint: row.slice(0, row.indexOf(" ")), message });
  }
  return reply as Record<string, unknown>;
}

/** Sets an entity's id to the given id, replacing an `id` or `_id`. */
export function withId(id: unknown, entity: unknown): unknown {
  return { ...(entity as object), _id: undefined, id };
}

/** A call whose answer is a raw HTTP response with its bytes in base64. */
export const rawResponse: Maker =
  (...parts) =>
  (caller) =>
  async (...values: unknown[]): Promise<unknown> => {
    const answer = (await bound(...parts)(caller)(...values)) as { body?: unknown } | undefined;
    const { body } = answer ?? {};
    return typeof body === "string"
      ? { ...answer, body: Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)) }
      : answer;
  };
