/** What the modules' functions have in common. */

import type { Caller, CallOptions } from "../call.js";
import type { Conversions } from "../convert/conversions.js";

/** Makes calls of one group, whose answers have the type that is named. */
export type GroupCall = <Answer>(
  caller: Caller,
  row: string,
  payload: unknown,
  options?: CallOptions,
) => Promise<Answer>;

export function callsOf(conversions: Conversions): GroupCall {
  return <Answer>(caller: Caller, row: string, payload: unknown, options?: CallOptions) =>
    caller.call(row, payload, conversions, options) as Promise<Answer>;
}

/** What an answer holds under a name; `undefined` when the platform answers without a word. */
export async function held<Reply, Name extends keyof Reply>(
  reply: Promise<Reply>,
  name: Name,
): Promise<NonNullable<Reply[Name]>> {
  return ((await reply) as Reply | undefined)?.[name] as NonNullable<Reply[Name]>;
}

/** What changes of an entity whose id is given beside it; an id in it, of whichever name, gives way. */
export function withId<Entity extends object>(id: string, entity: Entity): Entity & { id: string } {
  return { ...entity, _id: undefined, id };
}
