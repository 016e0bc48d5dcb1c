/** Queries in GraphQL. */

import type { Caller, CallOptions } from "./call.js";
import * as endpoints from "../generated/endpoints.js";

/** The answer to a query: data as far as there are, and errors. */
export interface GraphQlAnswer<Data> {
  data: Data;
  errors?: readonly { message: string; path?: unknown; locations?: unknown; extensions?: Record<string, unknown> }[];
}

export interface GraphQlOptions extends CallOptions {
  /** The version of the interface; `alpha` when absent. */
  apiVersion?: string;
}

/** Carries a query out; the caller says what its data are. */
export type GraphQl = <Data = Record<string, unknown>>(
  query: string,
  variables?: Record<string, unknown>,
  options?: GraphQlOptions,
) => Promise<GraphQlAnswer<Data>>;

/** Data of a query are the caller's own, so nothing in them is converted. */
const AS_IT_IS = { opaque: ["data", "variables", "errors"] };

export function graphqlOf(caller: Caller): GraphQl {
  const ask = async (
    query: string,
    variables?: Record<string, unknown>,
    options: GraphQlOptions = {},
  ): Promise<GraphQlAnswer<unknown>> => {
    const { apiVersion = "alpha", ...callOptions } = options;
    // The version stands in the path only, and not in what is asked.
    const row = endpoints.graphqlExecute.replace("{apiVersion}", encodeURIComponent(apiVersion));
    const answer = await caller.call(row, { query, variables }, AS_IT_IS, callOptions);
    const { data, ...rest } = (answer ?? {}) as Partial<GraphQlAnswer<unknown>>;
    return { ...rest, data: data ?? {} };
  };
  return ask as GraphQl;
}
