/** Lighthouse's scores with its default settings: a phone, and simulated Slow 4G. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number }} Scores of a hundred */

/**
 * The scores of one page.
 * @param {string} chromePath
 * @param {string} url
 * @returns {Promise<Scores>}
 */
export async function scores(chromePath, url) {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    const score = (/** @type {string} */ name) => Math.round((result?.lhr.categories[name]?.score ?? Number.NaN) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    };
  } finally {
    chrome.kill();
  }
}
