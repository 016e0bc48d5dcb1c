/** Parses Markdown pages: headings with GitHub's anchors, links, and paths in the prose. */

/** A page without fenced code blocks, which contain neither headings nor links. @param {string} text */
export const prose = (text) => text.replaceAll(/^(`{3,})[^]*?^\1$/gm, "");

/** The anchor of a heading, by GitHub's rules. @param {string} heading */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}_ -]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** The anchors of a page; repeated headings are numbered. @param {string} text */
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

/** The targets of a page's links and images. @param {string} text */
export const links = (text) =>
  [
    ...prose(text)
      .replaceAll(/`[^`\n]*`/g, "")
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = ""]) => target);

/** The texts in backticks that are paths from the repository's root. @param {string} text */
export const paths = (text) =>
  [...prose(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => /^(?:\.scripts|\.ci|\.github|sdk|wasm|app|platform|tests|docs|examples)\/[\w./-]*$/.test(code));
