/** Any JSON value, for fields whose shape is the user's own. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [name: string]: unknown };
