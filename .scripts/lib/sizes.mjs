/** Sizes of files on the wire. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** @typedef {{ raw: number, gzip: number, brotli: number }} Sizes */

/**
 * Raw, gzip -9 and brotli -11.
 * @param {Buffer} bytes
 * @returns {Sizes}
 */
export function sizesOf(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/**
 * @param {Sizes[]} all
 * @returns {Sizes}
 */
export const sum = (all) => ({
  raw: all.reduce((total, { raw }) => total + raw, 0),
  gzip: all.reduce((total, { gzip }) => total + gzip, 0),
  brotli: all.reduce((total, { brotli }) => total + brotli, 0),
});

/**
 * Bytes in kilobytes of 1000.
 * @param {number} bytes
 */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * A plain-text table: the first column aligned left, the others right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (/** @type {string[]} */ row) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width)))
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}
