import {
  changeListing,
  type ListingCorrection,
  listingCorrections,
  writeListing,
  type ListingState,
  readListing,
} from "@cartwright/sdk/store";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useUrlState } from "../../lib/useUrlState";

type ChangeList = (change: Partial<ListingState>) => void;

interface Listed {
  state: ListingState;
  /** The first page that is shown; the state's own is the last. */
  from: number;
  change: ChangeList;
  /** Shows the next page below. */
  more: () => void;
  /** Corrects the address, and tells the correction. */
  correct: (change: Partial<ListingState>, correction: ListingCorrection) => void;
  corrections: readonly ListingCorrection[];
}

const CODEC = { read: readListing, write: writeListing };

/** The largest number of pages under each other. */
const MAX_PAGES = 40;

/**
 * The list state of the address. Invalid parts of an address are corrected, and told.
 */
export function useListState(): Listed {
  const [params] = useSearchParams();
  const { pathname, state: kept } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const [state, set] = useUrlState(CODEC);
  const [checked, setChecked] = useState(params);
  const [corrections, setCorrections] = useState<readonly ListingCorrection[]>(() => listingCorrections(params));
  if (params !== checked) {
    const wrong = listingCorrections(params);
    setChecked(params);
    if (wrong.length > 0) setCorrections(wrong);
  }
  const from = firstPage(kept, state.page);

  const change = useCallback<ChangeList>(
    (changed) => {
      const next = changeListing(state, changed);
      setCorrections([]);
      if (writeListing(next) === writeListing(state)) return;
      set(() => next, { state: { stay: changed.page === undefined } });
    },
    [set, state],
  );
  const more = useCallback(() => {
    set((before) => ({ ...before, page: before.page + 1 }), { replace: true, state: { stay: true, from } });
  }, [set, from]);
  const correct = useCallback(
    (changed: Partial<ListingState>, correction: ListingCorrection) => {
      setCorrections((told) => [...new Set([...told, correction])]);
      set((before) => ({ ...before, ...changed }), { replace: true, state: { stay: true } });
    },
    [set],
  );

  // An address with something wrong in it is not kept.
  useEffect(() => {
    if (listingCorrections(params).length === 0) return;
    void navigate({ pathname, search: writeListing(readListing(params)) }, { replace: true });
  }, [params, pathname, navigate]);

  return { state, from, change, more, correct, corrections };
}

/** The history remembers from which page on was shown. */
function firstPage(kept: unknown, page: number): number {
  const from = typeof kept === "object" && kept !== null && "from" in kept ? Number(kept.from) : page;
  return Number.isInteger(from) && from >= 1 && from <= page && page - from < MAX_PAGES ? from : page;
}
