import { type ComponentType, use } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { loadTexts, type TextPart } from "./texts";

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

/** The lazy pages of an address. */
export function pagesOf(routes: RouteObject[], location: { pathname: string }, basename: string): PageCode[] {
  const matches = matchRoutes(routes, location, basename) ?? [];
  return matches.flatMap(({ route: { handle } }) => (handle instanceof PageCode ? [handle] : []));
}

/** Loads the pages of an address, so that the first of them is rendered at once. */
export async function loadMatching(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  // A page that could not be loaded shows its own error.
  await Promise.allSettled(pagesOf(routes, location, basename).map((page) => page.load()));
}
