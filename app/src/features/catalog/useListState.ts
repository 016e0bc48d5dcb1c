import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changeList, type Correction, correctionsOf, listSearch, type ListState, parseListState } from "./listState";

type ChangeList = (change: Partial<ListState>) => void;

interface Listed {
  state: ListState;
  /** The first page that is shown; the state's own is the last. */
  from: number;
  change: ChangeList;
  /** Shows the next page below. */
  more: () => void;
  /** Corrects the address, and tells the correction. */
  correct: (change: Partial<ListState>, correction: Correction) => void;
  corrections: readonly Correction[];
}

/** The largest number of pages under each other. */
const MAX_PAGES = 40;

/**
 * The list state of the address. Changes are optimistic: they show at once, and the address follows. Invalid parts of an
 * address are corrected, and told.
 */
export function useListState(): Listed {
  const [params] = useSearchParams();
  const { pathname, state: kept } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const fromAddress = useMemo(() => parseListState(params), [params]);
  const [state, showAtOnce] = useOptimistic(fromAddress);
  const [checked, setChecked] = useState(params);
  const [corrections, setCorrections] = useState<readonly Correction[]>(() => correctionsOf(params));
  if (params !== checked) {
    const wrong = correctionsOf(params);
    setChecked(params);
    if (wrong.length > 0) setCorrections(wrong);
  }
  const from = firstPage(kept, state.page);

  const go = useCallback(
    (next: ListState, { replace = false, ...kept }: { replace?: boolean; stay?: boolean; from?: number } = {}) => {
      startTransition(async () => {
        showAtOnce(next);
        await navigate({ pathname, search: listSearch(next) }, { replace, state: kept });
      });
    },
    [navigate, pathname, showAtOnce],
  );
  const change = useCallback<ChangeList>(
    (changed) => {
      const next = changeList(state, changed);
      setCorrections([]);
      if (listSearch(next) !== listSearch(state)) go(next, { stay: changed.page === undefined });
    },
    [go, state],
  );
  const more = useCallback(() => {
    go({ ...state, page: state.page + 1 }, { replace: true, stay: true, from });
  }, [go, state, from]);
  const correct = useCallback(
    (changed: Partial<ListState>, correction: Correction) => {
      setCorrections((told) => [...new Set([...told, correction])]);
      go({ ...state, ...changed }, { replace: true, stay: true });
    },
    [go, state],
  );

  // An address with something wrong in it is not kept.
  useEffect(() => {
    if (correctionsOf(params).length === 0) return;
    void navigate({ pathname, search: listSearch(parseListState(params)) }, { replace: true });
  }, [params, pathname, navigate]);

  return { state, from, change, more, correct, corrections };
}

/** The history remembers from which page on was shown. */
function firstPage(kept: unknown, page: number): number {
  const from = typeof kept === "object" && kept !== null && "from" in kept ? Number(kept.from) : page;
  return Number.isInteger(from) && from >= 1 && from <= page && page - from < MAX_PAGES ? from : page;
}
