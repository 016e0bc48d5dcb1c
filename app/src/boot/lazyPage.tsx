import { type ComponentType, use } from "react";
import type { RouteObject } from "react-router";
import { loadTexts, type TextPart } from "../lib/texts";

type PageModule = Readonly<Record<string, ComponentType>>;

/** A route's `handle`: the page's code, to be loaded before the page is shown. */
export class PageCode {
  /** The path of the page's module as Vite's manifest has it. */
  readonly module: string;
  readonly texts: readonly TextPart[];
  readonly #load: () => Promise<PageModule>;
  readonly #name: string;
  #loading: Promise<ComponentType> | undefined;
  #loaded: ComponentType | undefined;

  constructor(module: string, load: () => Promise<PageModule>, name: string, texts: readonly TextPart[]) {
    this.module = module;
    this.#load = load;
    this.#name = name;
    this.texts = texts;
  }

  /** The page's component, if it is there. */
  get loaded(): ComponentType | undefined {
    return this.#loaded;
  }

  /** Loads the page and its texts once; after a failure, again with the next call. */
  load(): Promise<ComponentType> {
    this.#loading ??= Promise.all([this.#load(), loadTexts("shop", ...this.texts)]).then(
      ([page]) => {
        const component = page[this.#name];
        if (!component) throw new Error(`${this.module} exports no ${this.#name}`);
        return (this.#loaded = component);
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

/** A route whose page is loaded when it is visited; until it is there, the page before stays. */
export function lazyPage(code: PageCode): Pick<RouteObject, "Component" | "handle"> {
  function Component() {
    const Page = code.loaded ?? use(code.load());
    return <Page />;
  }
  return { Component, handle: code };
}
