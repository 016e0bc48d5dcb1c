import { useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changeList, listSearch, type ListState, parseListState } from "./listState";

export type ChangeList = (change: Partial<ListState>) => void;

/** The list state of the address, and how to change it. A change shows at once; the address follows and remembers. */
export function useListState(): { state: ListState; change: ChangeList } {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const fromAddress = useMemo(() => parseListState(params), [params]);
  const [address, setAddress] = useState(fromAddress);
  const [state, setState] = useState(fromAddress);
  if (fromAddress !== address) {
    setAddress(fromAddress);
    setState(fromAddress);
  }
  const change = useCallback<ChangeList>(
    (changed) => {
      const next = changeList(state, changed);
      const search = listSearch(next);
      if (search === listSearch(state)) return;
      setState(next);
      void navigate({ pathname, search }, { preventScrollReset: changed.page === undefined });
    },
    [navigate, pathname, state],
  );
  return { state, change };
}
