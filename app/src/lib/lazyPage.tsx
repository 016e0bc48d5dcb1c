import { type ComponentType, lazy } from "react";
import { matchRoutes, type Route } from "./router";
import { Part } from "./loading";
import type { TextPart } from "./textPart";
import { loadTexts } from "./texts";

type PageModule = Readonly<Record<string, ComponentType>>;

/** A route's `handle`: the page's code and texts, loaded before the page is shown. */
export class PageCode extends Part<ComponentType> {
  /** The page's module, as in Vite's manifest. */
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

/** A route whose page is loaded when visited; until then the previous page stays. */
export function lazyPage(code: PageCode): Pick<Route, "element" | "handle"> {
  const Page = lazyComponent(code);
  return { element: <Page />, handle: code };
}

/** A lazily loaded component: it suspends while loading, and throws a failure. */
export function lazyComponent<Props extends object>(part: Part<ComponentType<Props>>): ComponentType<Props> {
  let attempt: { loading: Promise<ComponentType<Props>>; Content: ComponentType<Props> } | undefined;
  /** The same component in all renders of an attempt, to keep its state. */
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

/** The lazy pages of a path without its language. */
export function pagesOf(table: readonly Route[], path: string): PageCode[] {
  const { routes = [] } = matchRoutes(table, path) ?? {};
  return routes.flatMap(({ handle }) => (handle instanceof PageCode ? [handle] : []));
}

/** Loads the pages of a path, so that the first one renders at once. */
export async function loadMatching(table: readonly Route[], path: string): Promise<void> {
  // A failed page shows its own error.
  await Promise.allSettled(pagesOf(table, path).map((page) => page.load()));
}
