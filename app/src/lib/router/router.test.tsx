import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, use } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { browserHistory, Link, matchRoutes, NavLink, Redirect, type Route, Router, Routes, useLocation } from ".";
import { memoryHistory } from "../../test/memoryHistory";
import { setLanguage } from "../language";

const page = (path: string): Route => ({ path, element: path });
const table: Route[] = [
  { element: "console", children: [page("owner/*")] },
  { element: "shop", children: [page(""), page("orders/new"), page("orders/:id"), page("*")] },
];
const found = (path: string) => {
  const { routes = [], params } = matchRoutes(table, path) ?? {};
  return { page: routes.at(-1)?.path, layout: routes[0]?.element, params };
};

describe("a table of routes", () => {
  it("gives the first page that matches the whole path, with its layouts", () => {
    expect(found("/")).toEqual({ page: "", layout: "shop", params: {} });
    expect(found("/orders/new").page).toBe("orders/new");
    expect(found("/Orders/17/").page).toBe("orders/:id");
    expect(found("/orders/17/else").page).toBe("*");
    expect(found("/owner").page).toBe("owner/*");
    expect(found("/owner/products/17")).toMatchObject({ page: "owner/*", layout: "console" });
    expect(found("/owners").page).toBe("*");
  });

  it("decodes parameters, and keeps those that are malformed", () => {
    expect(found("/orders/caf%C3%A9%20%2F").params).toEqual({ id: "café /" });
    expect(found("/orders/100%").params).toEqual({ id: "100%" });
  });
});

describe("the browser's history", () => {
  beforeEach(() => {
    setLanguage("de");
    window.history.replaceState(null, "", "/de/wishlist?a=1#top");
  });
  afterEach(() => {
    setLanguage("en");
    window.history.replaceState(null, "", "/");
  });

  it("reads and writes paths without the page's language", () => {
    const history = browserHistory();
    const start = { pathname: "/wishlist", search: "?a=1", hash: "#top", state: null, key: "default" };
    expect(history.visit()).toEqual({ location: start, type: "pop" });
    history.navigate("/search?q=mug", { state: { stay: true } });
    expect(window.location.pathname + window.location.search).toBe("/de/search?q=mug");
    expect(history.visit()).toMatchObject({ location: { pathname: "/search", state: { stay: true } }, type: "push" });
  });

  it("reads an entry's state and key again after a reload", () => {
    const before = browserHistory();
    before.navigate("/cart", { replace: true, state: { from: 3 } });
    const { key } = before.visit().location;
    expect(browserHistory().visit()).toMatchObject({ location: { state: { from: 3 }, key }, type: "pop" });
  });

  it("follows back and forward within the language only", () => {
    const history = browserHistory();
    const seen: string[] = [];
    const stop = history.subscribe(() => seen.push(history.visit().location.pathname));
    const pop = (path: string) => {
      window.history.replaceState(null, "", path);
      window.dispatchEvent(new PopStateEvent("popstate"));
    };
    pop("/de/cart");
    pop("/cart");
    stop();
    pop("/de/compare");
    expect(seen).toEqual(["/cart"]);
  });
});

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

function show(content: ReactNode, at = "/list?page=2") {
  const history = memoryHistory(at);
  const routes: Route[] = [
    { path: "old", element: <Redirect to="/list?page=2" /> },
    {
      path: "*",
      element: (
        <>
          {content}
          <Here />
        </>
      ),
    },
  ];
  render(
    <Router open={() => history}>
      <Routes table={routes} />
    </Router>,
  );
  return { history, user: userEvent.setup() };
}

it("the router shows the page before, with the mark of loading, until the next page has loaded", async () => {
  const history = memoryHistory("/list");
  let arrive: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Slow = () => {
    use(loaded);
    return <Here />;
  };
  const routes: Route[] = [
    { path: "cart", element: <Slow /> },
    { path: "*", element: <Here /> },
  ];
  render(
    <Router open={() => history} loading="Loading">
      <Suspense>
        <Routes table={routes} />
      </Suspense>
    </Router>,
  );
  await act(() => Promise.resolve().then(() => history.navigate("/cart")));
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(screen.getByText("At /list")).toBeInTheDocument();
  await act(async () => {
    arrive();
    await loaded;
  });
  expect(screen.getByText("At /cart")).toBeInTheDocument();
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
});

describe("a link", () => {
  it("opens its path, or another query of the current one", async () => {
    const { user } = show(
      <>
        <Link to="?page=3">Next</Link> <Link to="?">First</Link> <Link to="/cart">Cart</Link>
      </>,
    );
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(screen.getByText("At /list?page=3")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "First" }));
    expect(screen.getByText("At /list")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Cart" }));
    expect(screen.getByText("At /cart")).toBeInTheDocument();
  });

  it("to the current page replaces its entry", async () => {
    const { user, history } = show(<Link to="?page=2">Again</Link>);
    await user.click(screen.getByRole("link", { name: "Again" }));
    expect(history.visit().type).toBe("replace");
  });

  it("leaves a click for a new tab, one that its own handler took, and other sites to the browser", async () => {
    const { user } = show(
      <>
        <Link to="/cart">Cart</Link>
        <Link to="/cart" onClick={(event) => event.preventDefault()}>
          Nothing
        </Link>
        <Link to="https://example.com/help" onClick={(event) => event.preventDefault()}>
          Help
        </Link>
      </>,
    );
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Cart" }));
    await user.keyboard("{/Control}");
    await user.click(screen.getByRole("link", { name: "Nothing" }));
    await user.click(screen.getByRole("link", { name: "Help" }));
    expect(screen.getByText("At /list?page=2")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Help" })).toHaveAttribute("href", "https://example.com/help");
  });

  it("in a navigation bar is current on its page and below, or only on its own page", () => {
    show(
      <>
        <NavLink to="/Collections/café">Café</NavLink>
        <NavLink to="/collections">All</NavLink>
        <NavLink end to="/collections">
          Top
        </NavLink>
        <NavLink to="/coll">Other</NavLink>
      </>,
      "/collections/caf%C3%A9/",
    );
    const current = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")]);
    expect(current).toEqual([
      ["Café", "page"],
      ["All", "page"],
      ["Top", null],
      ["Other", null],
    ]);
  });
});

it("a redirect takes the place of the entry that led to it", () => {
  const { history } = show(null);
  act(() => {
    history.navigate("/cart");
  });
  act(() => {
    history.navigate("/old");
  });
  expect(screen.getByText("At /list?page=2")).toBeInTheDocument();
  act(() => {
    history.go(-1);
  });
  expect(screen.getByText("At /cart")).toBeInTheDocument();
});
