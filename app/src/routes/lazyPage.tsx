import { type ComponentType, use } from "react";
import type { RouteObject } from "react-router";

interface PageModule {
  Component: ComponentType;
}

/**
 * A page whose code is loaded when it is gone to; until it is there, the page before stays. The route's `handle` loads
 * it beforehand, and then it is shown at once. A page that could not be loaded is asked for again the next time.
 */
export function lazyPage(load: () => Promise<PageModule>): Pick<RouteObject, "Component" | "handle"> {
  let loaded: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const handle = () => {
    loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Component() {
    const page = loaded ?? use(handle());
    return <page.Component />;
  }
  return { Component, handle };
}

/** Loads a page's code if it is one that `lazyPage` made. */
export async function loadPage({ handle }: RouteObject): Promise<void> {
  if (typeof handle === "function") await (handle as () => Promise<unknown>)();
}
