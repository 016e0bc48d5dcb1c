// Only files that hold rows contain SQL, one room writes each table, and no wing reads a table of a wing above.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { derivedTables, sqlIn, tablesIn, tablesOf } from "../lib/rust-sql.mjs";
import { codeOf, platformFiles, WINGS } from "../lib/rust-source.mjs";

/** @typedef {import("../lib/rust-source.mjs").Files} Files */

const SCHEMA = readFileSync(inRoot("platform/base/src/db/schema.sql"), "utf8");
const TABLES = tablesOf(SCHEMA);
const FILES = platformFiles();

/** The room of a file, such as `commerce/cart`. @param {string} file */
const roomOf = (file) => file.split("/").slice(0, 2).join("/").replace(/\.rs$/, "");

/** Where SQL is allowed: in `base/db`, in `base/query`, which compiles filters, and in `repo.rs` and `repo` folders. */
const HOLDS_ROWS = /^base\/(?:db|query)\/|(?:^|\/)repo(?:\.rs$|\/)/;

/** The files with SQL outside of the allowed places. @param {Files} files */
const strays = (files) =>
  [...files].filter(([file, code]) => !HOLDS_ROWS.test(file) && sqlIn(code, TABLES).length > 0).map(([file]) => file);

/** Each table with the rooms that write or name it. @param {Files} files @param {"written" | "named"} how */
function roomsOf(files, how) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, code] of files) {
    for (const table of tablesIn(code, TABLES)[how]) {
      rooms.set(table, (rooms.get(table) ?? new Set()).add(roomOf(file)));
    }
  }
  return rooms;
}

/** The rooms that write other rooms' tables, with the reason. @type {Record<string, string>} */
const WRITERS_OF_OTHERS = {
  "catalog/inventory: variants": "the columns of stock are the inventory's, in rows of the record",
  "people/members: identities": "a member and its identity are created and deleted together",
  "site/sessions: codes pending_logins recovery_tokens trusted_devices":
    "everything by which a member is signed in ends together",
};

/** The rooms whose SQL names tables of a higher wing, with the reason. @type {Record<string, string>} */
const READERS_UPWARD = {
  "catalog/record: translations": "a product is found by its words in all languages of the shop",
  "commerce/rules: identities": "a membership is sold to an email address, and an identity has a member's",
  "site/sessions: codes members pending_logins recovery_tokens trusted_devices":
    "everything by which a member is signed in ends together, and none of it outlives the member's approval",
};

/** The room that deletes expired rows of any table. */
const RETENTION = "events/retention";

/** Tables by room, as the lists above name them. @param {[room: string, table: string][]} pairs */
function byRoom(pairs) {
  const rooms = [...new Set(pairs.map(([room]) => room))].sort();
  const tablesOfRoom = (/** @type {string} */ room) =>
    pairs.filter(([name]) => name === room).map(([, table]) => table);
  return rooms.map((room) => `${room}: ${tablesOfRoom(room).sort().join(" ")}`);
}

/** The rooms that own tables: the only writer of each, without the listed exceptions. @param {Files} files */
function ownersOf(files) {
  const known = new Set(
    Object.keys(WRITERS_OF_OTHERS).flatMap((line) => {
      const [room = "", tables = ""] = line.split(": ");
      return tables.split(" ").map((table) => `${room} ${table}`);
    }),
  );
  const written = roomsOf(files, "written");
  const owners = new Map(
    [...written].map(([table, rooms]) => [
      table,
      [...rooms].filter((room) => room !== RETENTION && !known.has(`${room} ${table}`)),
    ]),
  );
  for (const [table, source] of derivedTables(SCHEMA)) {
    if (!owners.has(table)) owners.set(table, owners.get(source) ?? []);
  }
  return { written, owners };
}

/** The rooms that write a table of another room. @param {Files} files */
function foreignWriters(files) {
  const { written, owners } = ownersOf(files);
  return byRoom(
    [...written].flatMap(([table, rooms]) => {
      const own = owners.get(table) ?? [];
      const others = [...rooms].filter((room) => room !== RETENTION && !own.includes(room));
      const shared = own.length > 1 ? own : [];
      return [...others, ...shared].map((room) => /** @type {[string, string]} */ ([room, table]));
    }),
  );
}

/** The rooms whose SQL names a table of a higher wing. @param {Files} files */
function upwardReaders(files) {
  const { owners } = ownersOf(files);
  const rank = (/** @type {string} */ room) => WINGS.indexOf(room.split("/")[0] ?? "");
  return byRoom(
    [...roomsOf(files, "named")].flatMap(([table, rooms]) => {
      const [owner] = owners.get(table) ?? [];
      const below = [...rooms].filter((room) => owner !== undefined && rank(room) > rank(owner) && room !== RETENTION);
      return below.map((room) => /** @type {[string, string]} */ ([room, table]));
    }),
  );
}

test("SQL of the platform is only in repository files", () => {
  assert.ok(sqlIn(FILES.get("commerce/orders/repo/mod.rs") ?? "", TABLES).length > 10, "statements are found");
  assert.deepEqual(strays(FILES), []);
});

test("each table of the platform is written by one module", () => {
  const { owners } = ownersOf(FILES);
  assert.deepEqual(
    [...TABLES].filter((table) => !owners.get(table)?.length),
    [],
  );
  assert.deepEqual(foreignWriters(FILES), Object.keys(WRITERS_OF_OTHERS));
});

test("SQL of the platform names no table of a higher wing", () => {
  assert.deepEqual(upwardReaders(FILES), Object.keys(READERS_UPWARD));
});

/** The platform's files with one more, of given code. @param {string} file @param {string} code */
const withPlanted = (file, code) => new Map([...FILES, [file, codeOf(code)]]);

test("planted SQL outside of repository files is found", () => {
  for (const sql of [
    "SELECT {columns} FROM orders",
    "SELECT\n        id FROM orders",
    "{} AND {}",
    "{ROWS} WHERE {}",
    "products p",
    "orders o WHERE 1",
    "c.visible AND c.parent = ?1",
    "UPDATE OR IGNORE orders SET owner = ?1",
    "SAVEPOINT one",
  ]) {
    assert.deepEqual(
      strays(new Map([["pages/order.rs", codeOf(`fn a() { run(&format!("${sql}")) }`)]])),
      ["pages/order.rs"],
      sql,
    );
  }
  for (const text of ["orders.get", "Sign in and order", "orders", "a p", "DELETE"]) {
    assert.deepEqual(strays(new Map([["pages/order.rs", `const A: &str = "${text}";`]])), [], text);
  }
  assert.deepEqual(strays(new Map([["commerce/cart/repo/lines.rs", `const A: &str = "SELECT 1 FROM carts";`]])), []);
});

test("a planted second writer of a table is found, also if the table's name is interpolated", () => {
  const found = (/** @type {string} */ code) =>
    foreignWriters(withPlanted("catalog/groups/repo/planted.rs", code)).filter((line) =>
      line.startsWith("catalog/groups"),
    );
  assert.deepEqual(found(`fn a() { run("UPDATE products SET revision = 2") }`), ["catalog/groups: products"]);
  assert.deepEqual(found(`fn a() { for table in ["carts"] { run(&format!("INSERT INTO {table} VALUES (?1)")) } }`), [
    "catalog/groups: carts",
  ]);
  assert.deepEqual(found(`fn a() { run("SELECT 1 FROM products") }`), []);
});

test("a planted read of a higher wing's table is found", () => {
  const found = (/** @type {string} */ sql) =>
    upwardReaders(withPlanted("site/uploads/repo/planted.rs", `const A: &str = "${sql}";`)).filter((line) =>
      line.startsWith("site/uploads"),
    );
  assert.deepEqual(found("SELECT 1 FROM files JOIN products p ON p.id = files.id"), ["site/uploads: products"]);
  assert.deepEqual(found("SELECT 1 FROM files, orders"), ["site/uploads: orders"]);
  assert.deepEqual(found("carts c WHERE 1"), ["site/uploads: carts"]);
  assert.deepEqual(found("SELECT translation FROM translations"), ["site/uploads: translations"]);
  assert.deepEqual(found("SELECT 1 FROM events"), []);
});
