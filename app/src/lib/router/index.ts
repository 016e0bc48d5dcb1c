export { browserHistory, fixedHistory, type History, type Location, type NavigateOptions } from "./history";
export { Link, type LinkProps, NavLink } from "./Link";
export { matchRoutes, pathsOf, type Route } from "./match";
export {
  Outlet,
  Redirect,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "./Router";
