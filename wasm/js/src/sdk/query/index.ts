/** Query builders, by offset and by cursor. */

export type { Filter } from "./conditions.js";
export { CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type FindByCursor } from "./cursor.js";
export { type Find, type FoundPage, QueryBuilder, type QueryObject, type QueryResult } from "./offset.js";
