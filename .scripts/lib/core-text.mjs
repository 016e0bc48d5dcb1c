/** The core's bytes as a module of printable characters, for entries that may load no other file. */

/**
 * Printable ASCII that is safe in any charset, in both kinds of quotes and in inline scripts. The first two
 * characters are prefixes of the bytes without a character of their own.
 */
const LETTERS = [...Array(95).keys()]
  .map((index) => String.fromCharCode(32 + index))
  .filter((letter) => !/["'\\`$<]/.test(letter));
const PREFIXES = 2;

/**
 * The text of the module. Frequent bytes take one character each, all others two: a fifth less than base64, and it
 * compresses about as well as the raw bytes.
 * @param {Uint8Array} bytes
 */
export function coreText(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte] += 1;
  const order = [...counts.keys()].sort((one, other) => counts[other] - counts[one] || one - other);
  const singles = LETTERS.length - PREFIXES;
  /** @type {string[]} */
  const codes = [];
  order.forEach((byte, rank) => {
    const rest = rank - singles;
    codes[byte] =
      rest < 0
        ? /** @type {string} */ (LETTERS[PREFIXES + rank])
        : `${LETTERS[Math.floor(rest / LETTERS.length)]}${LETTERS[rest % LETTERS.length]}`;
  });
  const text = Array.from(bytes, (byte) => codes[byte]).join("");
  return `${decoder(order)}const text = "${text}";
`;
}

/** @param {number[]} order the bytes, the most frequent first */
const decoder = (
  order,
) => `/** The core's bytes. Frequent bytes are one character each, all others a prefix and a character. */
export function bytes() {
  const all = new Uint8Array(text.length);
  let size = 0;
  let prefix = -1;
  for (let at = 0; at < text.length; at += 1) {
    const rank = letters.indexOf(text[at]);
    if (prefix < 0 && rank < ${PREFIXES}) prefix = rank;
    else {
      all[size++] = order[prefix < 0 ? rank - ${PREFIXES} : letters.length - ${PREFIXES} + prefix * letters.length + rank];
      prefix = -1;
    }
  }
  return all.slice(0, size);
}

const letters = "${LETTERS.join("")}";
const order = [${order.join()}];
`;
