/* global document, location */
// Runs before the first paint: says which language the address speaks. A visit that begins at an address without a
// language goes on in the visitor's own, and so does one that comes back from the platform's pages. From then on the
// address alone counts, so that nobody is led in a circle.
const returns = ["/login/callback", "/thank-you"];
const page = document.documentElement;
// The languages of the shop besides English.
const prefixed = (page.dataset.languages ?? "").split(" ").filter(Boolean);
const path = location.pathname;
const prefix = prefixed.find((tag) => path === `/${tag}` || path.startsWith(`/${tag}/`));
page.lang = prefix ?? "en";
page.dir = prefix === "ar" ? "rtl" : "ltr";
try {
  const before = sessionStorage.getItem("language");
  sessionStorage.setItem("language", page.lang);
  if (!prefix && (!before || returns.includes(path))) {
    const chosen = before ?? localStorage.getItem("language");
    const spoken = [chosen, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
    const language = spoken.find((tag) => tag === "en" || prefixed.includes(tag));
    if (prefixed.includes(language)) {
      page.dataset.leaving = "";
      location.replace(`/${language}${path === "/" ? "" : path}${location.search}${location.hash}`);
    }
  }
} catch {
  // Storage is blocked: the address alone says the language.
}
