/* global document, window */
// Loads the store's code and the images further down only after the first image, which would otherwise share a slow
// network with them; at once on an interaction.
const code = document.getElementById("code");
const picture = document.querySelector('img[fetchpriority="high"]');
const waiting = new AbortController();
const start = () => {
  waiting.abort();
  delete document.documentElement.dataset.first;
  document.head.append(code.content);
};
if (!picture || picture.complete) {
  start();
} else {
  const once = { signal: waiting.signal, capture: true, passive: true };
  for (const type of ["load", "error"]) picture.addEventListener(type, start, once);
  for (const type of ["pointerdown", "keydown", "wheel"]) window.addEventListener(type, start, once);
}
