/** Markdown pages as text: headings with the anchors that GitHub gives them, links, and paths in the prose. */

/** A page without its fenced code, whose lines are no headings and no links. @param {string} text */
export const prose = (text) => text.replaceAll(/^(`{3,})[^]*?^\1$/gm, "");

/** The anchor of a heading, as GitHub makes it. @param {string} heading */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}_ -]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** The anchors of a page; a heading that stands twice is numbered the second time. @param {string} text */
export function anchors(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const anchor = slug(heading);
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

/** The targets of a page's links and pictures. @param {string} text */
export const links = (text) =>
  [
    ...prose(text)
      .replaceAll(/`[^`\n]*`/g, "")
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = ""]) => target);

/** The texts in backticks that name a file or folder of the repository from its root. @param {string} text */
export const paths = (text) =>
  [...prose(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => /^(?:\.scripts|\.ci|\.github|sdk|wasm|app|platform|tests|docs|examples)\/[\w./-]*$/.test(code));
