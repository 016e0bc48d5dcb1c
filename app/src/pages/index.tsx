import type { ComponentType } from "react";
import { Redirect, type Route, Routes, useLocation, useParams } from "../lib/router";
import { Layout, PageBoundary } from "../features/layout";
import { lazyPage, PageCode } from "../lib/lazyPage";
import { CONSOLE_PAGE, NOT_FOUND_PAGE, type Page, PAGES, PLATFORM_PRODUCT } from "./paths";

const files = import.meta.glob<Record<string, ComponentType>>([
  "./*.{ts,tsx}",
  "!./{index,paths}.{ts,tsx}",
  "!./*.test.tsx",
]);

/** The export that most files use for their page. */
const DEFAULT_EXPORT = "Component";

/** The route of a page. */
function route({ path, file, name = DEFAULT_EXPORT, texts = [], children }: Page): Route {
  if (path === PLATFORM_PRODUCT) return { path, element: <PlatformProductPage /> };
  const load = files[`./${file ?? ""}`];
  if (!load) throw new Error(`There is no page ${file ?? path}`);
  const code = lazyPage(new PageCode(`src/pages/${file ?? ""}`, load, name, texts));
  return { path, ...code, ...(children && { children: children.map(route) }) };
}

function PlatformProductPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  return <Redirect to={`/product/${slug}${search}`} />;
}

/** Every page is loaded when visited, in its own error boundary. */
export const routes: Route[] = [
  {
    element: <PageBoundary />,
    children: [
      { element: <PageBoundary />, children: [route(CONSOLE_PAGE)] },
      {
        element: <Layout />,
        children: [{ element: <PageBoundary />, children: [...PAGES, NOT_FOUND_PAGE].map(route) }],
      },
    ],
  },
];

/** The page of the URL. */
export function Pages() {
  return <Routes table={routes} />;
}
