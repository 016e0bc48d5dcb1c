// Keeps the lists of the workbench live, and copies texts. Every screen works without it.
const main = document.getElementById("main");

/** Shows the screen anew where one of its counters has changed. */
async function refresh(name, seen) {
  const answer = await fetch("/workbench/changes").catch(() => undefined);
  if (!answer?.ok) return seen;
  const count = (await answer.json())[name];
  if (seen === undefined || count === seen) return count;
  const page = await fetch(location.href).catch(() => undefined);
  if (!page?.ok) return seen;
  const next = new DOMParser().parseFromString(await page.text(), "text/html").getElementById("main");
  const list = main.querySelector("[data-list]");
  const changed = next?.querySelector("[data-list]");
  // Only the list: a field that is being filled in stays.
  if (list && changed) list.replaceWith(changed);
  return count;
}

if (main?.dataset.live) {
  let seen;
  const look = async () => {
    if (document.visibilityState === "visible") seen = await refresh(main.dataset.live, seen);
    setTimeout(look, 1000);
  };
  void look();
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
}
