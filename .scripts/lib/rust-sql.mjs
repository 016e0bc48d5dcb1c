/** Finds the SQL in Rust code: statements and fragments in string literals. */

/** A string literal, raw or with escapes. */
const LITERAL = /r#"([^]*?)"#|"((?:[^"\\]|\\[^])*)"/g;
/** A keyword of SQL and the rest of its statement. */
const KEYWORD =
  /(?:^|[\s({])(?:SELECT|INSERT|REPLACE|UPDATE|DELETE|FROM|JOIN|WHERE|AND|OR|NOT|HAVING|VALUES|EXISTS|SAVEPOINT|RELEASE|PRAGMA|(?:ORDER|GROUP) BY)\s+\S/;
/** A table with its alias. */
const ALIASED = /^(\w+) [a-z]{1,2}$/;
/** A table's name in a statement, or a placeholder for one. */
const NAME = String.raw`(\w+|\{\w*\})`;
const WRITTEN = new RegExp(String.raw`\b(?:INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+${NAME}`, "g");
const NAMED = new RegExp(String.raw`(?:^|\b(?:FROM|JOIN|INTO|UPDATE(?:\s+OR\s+\w+)?)\s+|,\s*)${NAME}`, "g");

/** The texts of string literals. @param {string} code */
const textsOf = (code) =>
  [...code.replaceAll(/'\\?"'/g, "''").matchAll(LITERAL)].map(([, raw, text = ""]) => raw ?? text);

/**
 * The SQL statements and fragments in code.
 * @param {string} code
 * @param {Set<string>} tables
 */
export const sqlIn = (code, tables) =>
  textsOf(code).filter((text) => KEYWORD.test(text) || tables.has(ALIASED.exec(text)?.[1] ?? ""));

/**
 * The tables that code writes, and all that its SQL names. If code inserts a name into a statement, every table that
 * is a literal of its own counts.
 * @param {string} code
 * @param {Set<string>} tables
 */
export function tablesIn(code, tables) {
  const alone = textsOf(code).filter((text) => tables.has(text));
  const namesIn = (/** @type {RegExp} */ pattern) => {
    const names = sqlIn(code, tables).flatMap((sql) => [...sql.matchAll(pattern)].map(([, name = ""]) => name));
    return new Set(names.flatMap((name) => (name.startsWith("{") ? alone : tables.has(name) ? [name] : [])));
  };
  const written = namesIn(WRITTEN);
  return { written, named: new Set([...written, ...namesIn(NAMED)]) };
}

/** The tables that a schema creates. @param {string} schema */
export const tablesOf = (schema) =>
  new Set([...schema.matchAll(/CREATE (?:VIRTUAL )?TABLE (\w+)/g)].map(([, name = ""]) => name));

/**
 * The tables that a schema fills from another table, by triggers or as a view of its words: each with its source.
 * @param {string} schema
 * @returns {Map<string, string>}
 */
export function derivedTables(schema) {
  const triggers = [...schema.matchAll(/CREATE TRIGGER \w+ AFTER \w+ ON (\w+)([^]*?)END;/g)];
  const filled = triggers.flatMap(([, source = "", body = ""]) =>
    [...body.matchAll(WRITTEN)].map(([, name = ""]) => /** @type {const} */ ([name, source])),
  );
  const views = [...schema.matchAll(/TABLE (\w+) USING fts5vocab \((\w+)/g)];
  return new Map([
    ...filled.reverse(),
    ...views.map(([, name = "", source = ""]) => /** @type {const} */ ([name, source])),
  ]);
}
