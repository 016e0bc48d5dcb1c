// The checkout as one page: delivery, sums and the button follow what the buyer types. Without this script each step is
// a page of its own.
const form = document.querySelector("#checkout");
const PAUSE = 500;
const CARD = ["card_number", "card_expiry", "card_cvc"];
const CODES = ["coupon_code", "gift_card_code"];

/** Puts the steps' content in place of their summaries. */
function join(root) {
  for (const part of root.querySelectorAll("[data-static]")) part.remove();
  for (const template of root.querySelectorAll("[data-step] > template")) template.replaceWith(template.content);
}

const parts = (root) => new Map([...root.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));

const controls = (part) => [...part.querySelectorAll("input, select, textarea")].filter(({ name }) => name !== "");
const isChoice = ({ type }) => type === "radio" || type === "checkbox";

/** The controls of a part that the buyer has changed since a form was sent: the answer to it does not know of them. */
function changedSince(part, sent) {
  return controls(part).filter((control) => {
    const { name, value, checked } = control;
    return isChoice(control) ? checked && !sent.getAll(name).includes(value) : value !== (sent.get(name) ?? "");
  });
}

/** Gives the controls of a part what the buyer has put in meanwhile; a list without the choice keeps its own. */
function restore(part, changed) {
  for (const { name, type, value } of changed) {
    const isSame = (control) => control.name === name && (!isChoice(control) || control.value === value);
    const now = controls(part).find(isSame);
    if (!now) continue;
    if (isChoice({ type })) now.checked = true;
    else if (now.tagName !== "SELECT" || [...now.options].some((option) => option.value === value)) now.value = value;
  }
}

/** Replaces a part's content; the control that the buyer is in keeps the focus, its text and the cursor. */
function replace(part, next, sent) {
  const changed = changedSince(part, sent);
  const { activeElement: focused } = document;
  const { id, value, selectionStart, selectionEnd } = focused;
  const isText = focused.matches("input[type=text]");
  const isInside = part.contains(focused) && id !== "";
  part.replaceChildren(...next.childNodes);
  restore(part, changed);
  const again = isInside && document.getElementById(id);
  if (!again) return;
  again.focus({ preventScroll: true });
  if (!isText || !again.matches("input[type=text]")) return;
  again.value = value;
  again.setSelectionRange(selectionStart, selectionEnd);
}

/** Takes over the parts of the answer to a sent form that have changed. */
function take(answer, sent) {
  const incoming = parts(answer);
  for (const [name, part] of parts(document)) {
    const next = incoming.get(name);
    // What the buyer has opened stays open.
    const fold = next?.querySelector("details");
    if (fold) fold.open ||= part.querySelector("details")?.open ?? false;
    if (!next || next.innerHTML === part.innerHTML) continue;
    // The card's fields are never sent before the payment: the answer has them empty.
    if (name === "card" && next.children.length === part.children.length) continue;
    replace(part, next, sent);
  }
  for (const name of ["total", "charge"]) {
    form.elements[name].value = answer.querySelector(`#checkout [name=${name}]`).value;
  }
}

let pause;
let request = new AbortController();
/** The update under way, or the one that waits for the buyer's pause. */
let updating;

/** Sends what is typed, without the card, and shows the answer. */
async function update(action, codes) {
  clearTimeout(pause);
  pause = undefined;
  request.abort();
  const { signal } = (request = new AbortController());
  const sent = new URLSearchParams(new FormData(form));
  const body = new URLSearchParams(sent);
  for (const name of codes ? CARD : [...CARD, ...CODES]) body.delete(name);
  body.set("action", action);
  body.set("live", "yes");
  form.setAttribute("aria-busy", "true");
  try {
    // The buttons are named "action", so that the property of this name is theirs.
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (signal.aborted || !page.querySelector("#checkout")) return;
    join(page);
    take(page, sent);
  } catch {
    // Superseded, or the connection failed: the next change and the payment send everything again.
  } finally {
    if (!signal.aborted) form.removeAttribute("aria-busy");
  }
}

function start(action, codes) {
  const begun = update(action, codes).finally(() => {
    if (updating === begun) updating = undefined;
  });
  return (updating = begun);
}

function follow({ target, isComposing }, wait) {
  if (isComposing || CARD.includes(target.name) || CODES.includes(target.name)) return;
  clearTimeout(pause);
  pause = setTimeout(() => start("update"), wait);
}

/** Shows what is wrong at a field. */
function mark(field, text) {
  const id = `${field.id}-error`;
  document.getElementById(id)?.remove();
  field.toggleAttribute("aria-invalid", text !== "");
  if (text === "") return;
  const error = document.createElement("p");
  Object.assign(error, { className: "error", id, textContent: text });
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", id);
  (field.closest(".radio") ?? field).before(error);
}

/** Pays only what the button said when it was pressed. */
async function pay(event) {
  const button = event.submitter;
  if (button?.value !== "pay") {
    event.preventDefault();
    if (button) await start(button.value, true);
    return;
  }
  const required = [...form.elements].filter((field) => field.required);
  const empty = required.filter((field) => (isChoice(field) ? !field.checked : field.value.trim() === ""));
  for (const field of required) {
    mark(field, empty.includes(field) ? (field.dataset.required ?? form.dataset.required) : "");
  }
  if (empty.length > 0) {
    event.preventDefault();
    return empty[0].focus();
  }
  if (button.ariaDisabled === "true") {
    event.preventDefault();
    return start("update");
  }
  if (pause === undefined && updating === undefined) return;
  event.preventDefault();
  const { value } = form.elements.charge;
  await (updating ?? start("update"));
  const status = document.querySelector("#changed");
  if (form.elements.charge.value === value) form.requestSubmit(document.querySelector("[name=action][value=pay]"));
  else status.textContent = form.dataset.changed;
}

if (form) {
  join(document);
  form.addEventListener("input", (event) => follow(event, PAUSE));
  form.addEventListener("change", (event) => follow(event, 0));
  form.addEventListener("submit", pay);
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) return;
    event.preventDefault();
    const { name, form: owner } = event.target;
    if (CARD.includes(name)) owner.requestSubmit(document.querySelector("[name=action][value=pay]") ?? undefined);
    else if (CODES.includes(name)) start(name === "coupon_code" ? "coupon" : "gift_card", true);
    else start("update");
  });
}
