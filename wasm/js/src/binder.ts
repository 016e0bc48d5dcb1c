/** Modules made of tables: each function is a line that says how its arguments become a payload, and its row. */

import { CALLER, type Caller, type CallOptions } from "./call.js";
import { contextClient } from "./context.js";
import type { Conversions } from "./convert/conversions.js";

/** An entity as the platform answers it: with its id. */
export type Stored<Entity> = Entity & { _id: string };

/** An entity as the platform answers it: with its id, and the fields that it always has. */
export type Answered<Entity, Name extends keyof Entity> = Stored<Entity> & {
  [Each in Name]-?: Exclude<Entity[Each], undefined>;
};

/** Fields of an address that the platform fills in, and that are not sent. */
type FilledIn = "countryFullname" | "subdivisionFullname";

/** An argument of a call, without the fields that the platform fills in. JSON of any form, which alone holds nulls, is itself. */
export type Given<Entity> = [null] extends [Entity]
  ? Entity
  : Entity extends Date
    ? Entity
    : Entity extends readonly unknown[]
      ? { [Index in keyof Entity]: Given<Entity[Index]> }
      : Entity extends object
        ? { [Name in keyof Entity as Exclude<Name, FilledIn>]: Given<Entity[Name]> }
        : Entity;

/** A change of an entity: fields left out stay as they are, and `null` empties a field. */
export type Change<Entity> = Entity extends Date | readonly unknown[]
  ? Given<Entity>
  : Entity extends object
    ? { [Name in keyof Entity as Exclude<Name, FilledIn>]?: Change<Entity[Name]> | null }
    : Entity;

/** A page or a document of the platform's own, as it would be sent. */
export interface RawHttpResponse {
  statusCode?: number;
  headers?: { key?: string; value?: string }[];
  body?: Uint8Array;
}

/** A function of a module: it meets the caller that it is to go through first, or the context's client at each call. */
export type Callable<Call> = Call & ((caller: Caller) => Call);

/** A function that waits for its caller. */
export type Bindable = (caller: Caller) => (...values: never[]) => unknown;

/** An argument that may also stand in an object under its name, as in the platform's packages of 2024. */
export type Named<Name extends string, Value> = Value | { readonly [Key in Name]: Value };

/** A module from its table, whose texts are functions of a group of calls; all else is carried along. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type that the table stands for
export function moduleOf<Module>(conversions: Conversions, group: string, table: Record<string, unknown>): Module {
  const entries = Object.entries(table).map(([name, entry]) => {
    const value = typeof entry === "string" ? bound(conversions, group, entry) : entry;
    return [name, typeof value === "function" ? inContext(value as Bindable, `${group}.${name}`) : value];
  });
  return Object.fromEntries(entries) as Module;
}

/** A function that is also called without a client, by the client of the context. */
function inContext(make: Bindable, name: string) {
  const inner = (caller: Caller) => make(caller);
  return (...given: unknown[]): unknown => {
    const [first] = given;
    return isCaller(first)
      ? make(first)
      : (contextClient(name).use(inner) as (...values: unknown[]) => unknown)(...given);
  };
}

const isCaller = (value: unknown): value is Caller => typeof value === "object" && value !== null && CALLER in value;

/** An argument that stands by itself, or in an object under its name and nothing else. */
export function unwrapped(value: unknown, name: string, fields: readonly string[]): unknown {
  const inner = isAlone(value, name) ? value[name] : undefined;
  const isWhole = typeof inner === "object" && inner !== null && fields.some((field) => field in inner);
  return isWhole ? inner : value;
}

const isAlone = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.keys(value).join() === name;

/** The fields of a search that none of its text has. */
const SEARCH_FIELDS = ["filter", "sort", "cursorPaging", "paging", "search", "aggregations", "timeZone"];

/** The signature of a line, and its row, whose id begins with the group. */
export function lineOf(group: string, line: string): [signature: string, row: string] {
  const end = line.indexOf(" ");
  return [line.slice(0, end), `${group}.${line.slice(end + 1)}`];
}

/**
 * A function by its line. The signature names the arguments, which are fields of the payload: `.name` is an entity whose
 * id stands before it, `?` holds all other fields. After `>` comes the field of the answer that is handed out, or none
 * for the whole answer; without `>` nothing is.
 */
export function bound(conversions: Conversions, group: string, line: string) {
  return (caller: Caller) => {
    const [signature, row] = lineOf(group, line);
    const [names = "", field] = signature.split(">");
    return async (...values: unknown[]): Promise<unknown> => {
      const given = names ? names.split(",") : [];
      const count = given.length + given.filter((name) => name.startsWith(".")).length;
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
      if (field === undefined) {
        return undefined;
      }
      return field ? (reply as Record<string, unknown> | undefined)?.[field] : reply;
    };
  };
}

/** An entity with the id that was given beside it; an id in it, of whichever name, gives way. */
export function withId(id: unknown, entity: unknown): unknown {
  return { ...(entity as object), _id: undefined, id };
}

/** A function whose answer is a response of the platform's own, whose bytes come as base64. */
export function rawResponse(conversions: Conversions, group: string, line: string) {
  return (caller: Caller) =>
    async (...values: unknown[]): Promise<unknown> => {
      const answer = (await bound(conversions, group, line)(caller)(...values)) as { body?: unknown } | undefined;
      const { body } = answer ?? {};
      return typeof body === "string"
        ? { ...answer, body: Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)) }
        : answer;
    };
}

/** An enumeration whose values are their own names. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the names, one by one
export function enumeration<Name extends string>(names: string): { readonly [Each in Name]: Each } {
  return Object.fromEntries(names.split(" ").map((name) => [name, name])) as { [Each in Name]: Each };
}
