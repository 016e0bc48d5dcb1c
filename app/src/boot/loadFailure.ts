/* oxlint-disable lingui/no-unlocalized-strings -- shown when the texts themselves may be missing */
import { type Language, language } from "../lib/language";

const TEXTS: Readonly<Record<Language, { problem: string; retry: string }>> = {
  en: { problem: "This page could not be loaded completely.", retry: "Try again" },
  de: { problem: "Diese Seite konnte nicht vollständig geladen werden.", retry: "Erneut versuchen" },
  ar: { problem: "تعذّر تحميل هذه الصفحة بالكامل.", retry: "إعادة المحاولة" },
};

/** Shows a banner above the content: the page's JavaScript did not load. */
export function showLoadFailure(root: HTMLElement): void {
  const { problem, retry } = TEXTS[language];
  const notice = document.createElement("div");
  notice.role = "alert";
  notice.className = "shell flex flex-wrap items-center justify-between gap-4 bg-warn-wash py-4 text-warn";
  const text = document.createElement("p");
  text.textContent = problem;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link min-h-11 px-2 font-medium";
  button.textContent = retry;
  button.addEventListener("click", () => {
    window.location.reload();
  });
  notice.append(text, button);
  root.before(notice);
}
