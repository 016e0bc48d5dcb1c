/** Elements that the page has, and elements that are made. */

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

export const entry = (text: string, onclick: () => void, after = ""): HTMLElement =>
  make("li", [make("button", [text], { type: "button", onclick }), ` ${after}`]);

export interface Choices {
  readonly fieldset: HTMLFieldSetElement;
  /** Shows which values are chosen, and a text for each. The fields stay, and with them the focus. */
  readonly mark: (isChosen: (value: string) => boolean, textOf: (value: string) => string) => void;
}

/** A fieldset with a field for each value. */
export function choicesOf(
  type: "checkbox" | "radio",
  title: string,
  values: readonly string[],
  choose: (value: string) => void,
): Choices {
  const fields = values.map((value) => {
    const input = make("input", [], { type, name: title, value, onchange: () => choose(value) });
    return { value, input, text: make("span", []) };
  });
  const labels = fields.map(({ input, text }) => make("label", [input, text]));
  return {
    fieldset: make("fieldset", [make("legend", [title]), ...labels]),
    mark(isChosen, textOf) {
      for (const { value, input, text } of fields) {
        input.checked = isChosen(value);
        text.textContent = textOf(value);
      }
    },
  };
}
