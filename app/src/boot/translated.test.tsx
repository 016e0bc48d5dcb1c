import { act, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepTranslated } from "./translated";

let stop: () => void;
beforeEach(() => {
  stop = keepTranslated(document);
});
afterEach(() => {
  stop();
});

/** Replaces each text node with two nested elements, as browsers do, in one step or in two. */
function translate(root: Node, inOneStep: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data.toUpperCase());
    outer.append(inner);
    if (inOneStep) {
      text.replaceWith(outer);
    } else {
      text.parentNode?.insertBefore(outer, text);
      text.remove();
    }
  }
}

function shown(content: (step: number) => ReactNode) {
  let next: () => void = () => undefined;
  function Content() {
    const [step, setStep] = useState(0);
    next = () => setStep(step + 1);
    return <div>{content(step)}</div>;
  }
  const { container, unmount } = render(<Content />);
  return { container, unmount, next: () => act(() => next()) };
}

it.each([true, false])("React adds, changes and removes texts on a translated page", async (inOneStep) => {
  const { container, next, unmount } = shown((step) => (
    <>
      {step === 1 && "before "}
      {step < 2 && <b>bold </b>}
      {`step ${step} `}
      {step !== 1 && "not one "}
      <i>end</i>
    </>
  ));
  translate(container, inOneStep);
  expect(container.textContent).toBe("BOLD STEP 0 NOT ONE END");
  next();
  await Promise.resolve();
  expect(container.textContent).toBe("before BOLD step 1 END");
  translate(container, inOneStep);
  next();
  await Promise.resolve();
  expect(container.textContent).toBe("step 2 not one END");
  unmount();
  expect(container.textContent).toBe("");
});

it("a text removed during its translation disappears", () => {
  const { container, next } = shown((step) => (
    <>
      {step === 0 && "text"}
      <i>end</i>
    </>
  ));
  translate(container, true);
  next();
  expect(container.textContent).toBe("END");
});

it("an element moved by the translation can be removed", () => {
  const { container, next } = shown((step) => (
    <>
      {"text "}
      {step === 0 && <b>bold</b>}
    </>
  ));
  translate(container, true);
  container.querySelector("font")?.append(container.querySelector("b") ?? "");
  next();
  expect(container.textContent).toBe("TEXT ");
});

it("removing a node without a parent still throws", () => {
  expect(() => document.body.removeChild(document.createElement("b"))).toThrow();
});
