/** The shop's client, and elements that render its stores. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import type { ExternalStore } from "@cartwright/sdk/store";

const { VITE_CARTWRIGHT_CLIENT_ID: clientId, VITE_CARTWRIGHT_HOST: host } = import.meta.env;
export const client = createClient({
  modules: { currentCartV2 },
  auth: OAuthStrategy({ clientId }),
  ...(host && { host }),
});

/** Renders a store's snapshot now, and after each change. */
export function follow<Snapshot>(store: ExternalStore<Snapshot>, show: (snapshot: Snapshot) => void): void {
  store.subscribe(() => show(store.getSnapshot()));
  show(store.getSnapshot());
}

/** An element of the page. */
export function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page lacks ${selector}`);
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: readonly (Node | string)[],
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
}

export const entry = (text: string, onclick: () => void, after = ""): HTMLElement =>
  make("li", [make("button", [text], { type: "button", onclick }), ` ${after}`]);

interface Choices {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
}

/** Renders choices into a fieldset of the parent. Fields are kept while their values exist, and so is the focus. */
export function showChoices(parent: Element, type: "checkbox" | "radio", { name, title, choices }: Choices): void {
  const known = [...parent.querySelectorAll("fieldset")].find((each) => each.name === name);
  const set = known ?? make("fieldset", [], { name });
  const fields = () => [...set.querySelectorAll("input")];
  if (
    fields()
      .map(({ value }) => value)
      .join() !== choices.map(({ value }) => value).join()
  ) {
    const labels = choices.map(({ value }) =>
      make("label", [make("input", [], { type, name, value }), make("span", [])]),
    );
    set.replaceChildren(make("legend", [title]), ...labels);
  }
  if (!known) parent.append(set);
  for (const [index, field] of fields().entries()) {
    field.checked = choices[index]?.isChosen ?? false;
    field.nextElementSibling?.replaceChildren(choices[index]?.text ?? "");
  }
}
