import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { Outlet } from "../../lib/router";
import { renderStore } from "../../test/renderStore";
import { Toasts } from "../kit/ui/toasts";
import { type ConsoleContext, ConsoleProvider } from "../session/client";
import { createQueries } from "../session/queries";

// jsdom lacks media queries, which the toasts need, and scrolling.
const none = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => none });
Object.assign(Element.prototype, { setPointerCapture: () => undefined, scrollIntoView: () => undefined });
// jsdom has no layout: a virtual list would render no rows.
Object.defineProperty(Element.prototype, "clientHeight", { configurable: true, get: () => 600 });

/** Renders a console screen at a URL for the owner of a context. */
export function inConsole(path: string, at: string, screen: ReactNode, context: ConsoleContext) {
  // Toasts outlive the page.
  toast.dismiss();
  const queries = createQueries();
  const console = (
    <QueryClientProvider client={queries}>
      <ConsoleProvider value={context}>
        <Outlet />
        <Toasts />
      </ConsoleProvider>
    </QueryClientProvider>
  );
  const children = [
    { path, element: screen },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  return { ...renderStore(null, context.client, { at, pages: [{ element: console, children }] }), queries };
}
