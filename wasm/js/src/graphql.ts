/** Queries in GraphQL. */

import type { Caller, CallOptions } from "./call.js";

/** What came of a query: what could be had, and what went wrong. */
export interface GraphQlAnswer<Data> {
  data: Data;
  errors?: readonly { message: string; path?: unknown; locations?: unknown; extensions?: Record<string, unknown> }[];
}

export interface GraphQlOptions extends CallOptions {
  /** The version of the interface; `alpha` when absent. */
  apiVersion?: string;
}

/** Carries a query out. */
export type GraphQl = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  query: string,
  variables?: Variables,
  options?: GraphQlOptions,
) => Promise<GraphQlAnswer<Data>>;

/** What is asked for is the caller's own, so nothing in it is converted. */
const AS_IT_IS = { opaque: ["data", "variables", "errors"] };

export function graphqlOf(caller: Caller): GraphQl {
  return async <Data, Variables>(query: string, variables?: Variables, options: GraphQlOptions = {}) => {
    const { apiVersion = "alpha", ...callOptions } = options;
    const payload = { apiVersion, query, variables: variables ?? {} };
    const answer = (await caller.call("graphql.execute", payload, AS_IT_IS, callOptions)) as
      | Partial<GraphQlAnswer<Data>>
      | undefined;
    return { ...answer, data: answer?.data ?? ({} as Data) };
  };
}
