import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from "react";
import { fixedHistory, type History, type Location, type NavigateOptions, type Visit } from "./history";
import { matchRoutes, type Params, type Route } from "./match";

const home = fixedHistory("/");
export const HistoryContext = createContext(home);
export const VisitContext = createContext(home.visit());
const RouteContext = createContext<{ params: Params; outlet: ReactNode }>({ params: {}, outlet: null });

interface Props {
  open: () => History;
  /** Shown beside the page while the next page loads. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Provides the current visit of a history to the pages. Until a page has loaded, the one before stays. */
export function Router({ open, loading, children }: Props) {
  const [history] = useState(open);
  const [visit, setVisit] = useState(history.visit);
  const [isLoading, start] = useTransition();
  useLayoutEffect(() => history.subscribe(() => start(() => setVisit(history.visit()))), [history]);
  return (
    <HistoryContext value={history}>
      {isLoading && loading}
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  );
}

/** The routes of the current path, each within the one above it. */
export function Routes({ table }: { table: readonly Route[] }) {
  const { pathname } = useLocation();
  return useMemo(() => {
    const { routes = [], params = {} } = matchRoutes(table, pathname) ?? {};
    return routes.reduceRight<ReactNode>(
      (outlet, { element }) => <RouteContext value={{ params, outlet }}>{element}</RouteContext>,
      null,
    );
  }, [table, pathname]);
}

/** The place of the inner route in a layout. */
export function Outlet() {
  return use(RouteContext).outlet;
}

/** The parameters of the path, decoded. */
export function useParams(): Params {
  return use(RouteContext).params;
}

export function useLocation(): Location {
  return use(VisitContext).location;
}

/** How the current location was reached. */
export function useNavigationType(): Visit["type"] {
  return use(VisitContext).type;
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The function that goes to a path of the store, or to another query (`?page=2`) of the current path. */
export function useNavigate(): Navigate {
  const history = use(HistoryContext);
  const { pathname } = useLocation();
  return useMemo(() => (to, options) => history.navigate(pathTo(to, pathname), options), [history, pathname]);
}

/** Goes to another path as soon as it is rendered, in place of the current entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

/** The path that a link or a navigation leads to from a page. */
export function pathTo(to: string, pathname: string): string {
  if (to === "?") return pathname;
  return to.startsWith("?") ? pathname + to : to;
}
