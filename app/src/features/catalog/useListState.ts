import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changeList, listSearch, type ListState, parseListState } from "./listState";

/** The list state of the address, and how to change it. A commit can be gone back from; typing cannot. */
export function useListState(): {
  state: ListState;
  change: (change: Partial<ListState>, how?: "push" | "replace") => void;
} {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => parseListState(params), [params]);
  const change = useCallback(
    (changed: Partial<ListState>, how: "push" | "replace" = "push") => {
      const search = listSearch(changeList(state, changed));
      if (search === listSearch(state)) return;
      void navigate(
        { pathname, search },
        { replace: how === "replace", preventScrollReset: changed.page === undefined },
      );
    },
    [navigate, pathname, state],
  );
  return { state, change };
}
