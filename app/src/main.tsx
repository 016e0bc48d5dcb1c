import { hasSession } from "@cartwright/sdk/lazy";
import { keepFocus } from "./boot/keepFocus";
import { showLoadFailure } from "./boot/loadFailure";
import { registerServiceWorker } from "./boot/offline";
import { isPrerendered } from "./boot/prerendered";
import { keepTranslated } from "./boot/translated";
import "./index.css";
import "virtual:shop.css";
import { loadConfig } from "./lib/config";
import { Part } from "./lib/loading";
import { shopCode } from "./lib/shopCode";
import { loadTexts } from "./lib/texts";
import { afterFirstInteraction } from "./lib/timing";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
keepTranslated(document);
keepFocus(document);
if (!isPrerendered() || hasSession()) void shopCode.preload();
// The shop's colours are the last rules of the style sheet, so `--brand` tells whether it loaded.
if (getComputedStyle(document.documentElement).getPropertyValue("--brand") === "") showLoadFailure(element);
const start = new Part(() => Promise.all([loadConfig(), import("./boot/show"), loadTexts("shop")]));
try {
  const [result, { show, showProblems, preloadCart }] = await start.load();
  // A separate task, so that input is handled between evaluating the code and running it.
  await new Promise((resolve) => setTimeout(resolve));
  if (result.ok) {
    await show(element, result.config);
    afterFirstInteraction(() => void registerServiceWorker(preloadCart));
  } else {
    showProblems(element, result.problems);
  }
} catch (error) {
  showLoadFailure(element);
  throw error;
}
