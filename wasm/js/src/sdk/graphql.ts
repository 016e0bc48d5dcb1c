/** GraphQL queries. */

import type { Caller, CallOptions } from "./call.js";
import * as endpoints from "../generated/endpoints.js";

/** The answer to a query: data and errors. */
export interface GraphQlAnswer<Data> {
  data: Data;
  errors?: readonly { message: string; path?: unknown; locations?: unknown; extensions?: Record<string, unknown> }[];
}

/** Options of a GraphQL query. */
export interface GraphQlOptions extends CallOptions {
  /** The schema's version; `alpha` when absent. */
  apiVersion?: string;
}

/** Executes a query; the caller declares the data's type. */
export type GraphQl = <Data = Record<string, unknown>>(
  query: string,
  variables?: Record<string, unknown>,
  options?: GraphQlOptions,
) => Promise<GraphQlAnswer<Data>>;

/** The caller defines the data's types, so nothing is converted. */
const AS_IT_IS = { opaque: ["data", "variables", "errors"] };

export function graphqlOf(caller: Caller): GraphQl {
  const execute = async (
    query: string,
    variables?: Record<string, unknown>,
    options: GraphQlOptions = {},
  ): Promise<GraphQlAnswer<unknown>> => {
    const { apiVersion = "alpha", ...callOptions } = options;
    // The version is part of the path, not of the body.
    const row = endpoints.graphqlExecute.replace("{apiVersion}", encodeURIComponent(apiVersion));
    const answer = await caller.call(row, { query, variables }, AS_IT_IS, callOptions);
    const { data, ...rest } = (answer ?? {}) as Partial<GraphQlAnswer<unknown>>;
    return { ...rest, data: data ?? {} };
  };
  return execute as GraphQl;
}
