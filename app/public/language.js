/* global document */
// Runs before the first paint. A page that was made in another language is not shown before it is made anew.
const known = ["en", "de", "ar"];
let chosen = null;
try {
  chosen = localStorage.getItem("language");
} catch {
  // Storage is blocked: the browser's languages apply.
}
const spoken = [chosen, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
const language = spoken.find((tag) => known.includes(tag)) ?? "en";
const page = document.documentElement;
if (page.lang !== language) page.dataset.anew = "";
page.lang = language;
page.dir = language === "ar" ? "rtl" : "ltr";
