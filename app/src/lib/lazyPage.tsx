import { type ComponentType, lazy } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { Part } from "./loading";
import { loadTexts, type TextPart } from "./texts";

type PageModule = Readonly<Record<string, ComponentType>>;

/** A route's `handle`: the page's code and texts, to be loaded before the page is shown. */
export class PageCode extends Part<ComponentType> {
  /** The path of the page's module as Vite's manifest has it. */
  readonly module: string;
  readonly texts: readonly TextPart[];

  constructor(module: string, load: () => Promise<PageModule>, name: string, texts: readonly TextPart[]) {
    super(async () => {
      const [page] = await Promise.all([load(), loadTexts("shop", ...texts)]);
      const component = page[name];
      if (!component) throw new Error(`${module} exports no ${name}`);
      return component;
    });
    this.module = module;
    this.texts = texts;
  }
}

/** A route whose page is loaded when it is visited; until it is there, the page before stays. */
export function lazyPage(code: PageCode): Pick<RouteObject, "Component" | "handle"> {
  return { Component: lazyComponent(code), handle: code };
}

/** A component whose code is a part: it suspends until that is there, and throws its failure. */
export function lazyComponent<Props extends object>(part: Part<ComponentType<Props>>): ComponentType<Props> {
  let attempt: { loading: Promise<ComponentType<Props>>; Content: ComponentType<Props> } | undefined;
  /** The same component in every render of an attempt, so that its state stays. */
  const current = () => {
    const loading = part.load();
    if (attempt?.loading !== loading) {
      attempt = { loading, Content: part.loaded ?? lazy(async () => ({ default: await loading })) };
    }
    return attempt.Content;
  };
  return function Lazy(props: Props) {
    const Content = current();
    return <Content {...props} />;
  };
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
