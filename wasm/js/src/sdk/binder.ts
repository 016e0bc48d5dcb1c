/** Functions of modules, each from its line: a signature, which maps arguments to a payload, and the row of the call. */

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

/** A function of a module: it is called with its caller first, or by itself through the client of the context. */
export type Callable<Signature> = Signature & ((caller: Caller) => Signature);

/** A function of a module, by its arguments before the options of the call, and the answer. */
export type Call<Arguments extends readonly unknown[], Answer> = Callable<
  (...all: [...given: Arguments, callOptions?: CallOptions]) => Promise<Answer>
>;

/** A function that waits for its caller. */
type Bindable = (caller: Caller) => (...given: never[]) => unknown;

/** An argument that may also stand in an object under its name, as in the platform's packages of 2024. */
export type Named<Name extends string, Value> = Value | { readonly [Key in Name]: Value };

/** A function of a module, which is also called without a client: by the client of the context. */
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

/** Makes a function of a module from its signature, the row of its call, and how values are converted. */
export type Maker = (signature: string, row: string, conversions: Conversions) => Bindable;

/**
 * Makes the functions of a module from their lines. The row of a line lacks the parts that all rows of the module share: the
 * group in the id, and the beginning of the path.
 */
export const callsOf =
  (conversions: Conversions, group: string, base: string) =>
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type that the line stands for
  <Signature>(line: string, make: Maker = bound): Signature => {
    const end = line.indexOf(" ");
    const row = `${group}.${line.slice(end + 1)}`.replace(" /", ` ${base}/`);
    return inContext(make(line.slice(0, end), row, conversions), row) as Signature;
  };

/**
 * A call. The signature names the arguments, which are fields of the payload: `.name` is an entity whose id stands before
 * it, `?` holds all other fields. After `>` comes the field of the answer that is returned, or none for the whole answer;
 * without `>` nothing is.
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

/** A call whose answer is a response of the platform's own, whose bytes come as base64. */
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
