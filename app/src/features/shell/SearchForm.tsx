import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Icon } from "../../ui";
import { shellMessages as t } from "./messages";

const TYPING_PAUSE = 250;

/** A plain form to the search page. On that page results follow the typing, without filling the history. */
export function SearchForm({ className }: { className?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const current = pathname === "/search" ? (params.get("q") ?? "") : "";
  const [typed, setTyped] = useState(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ours = useRef(current);

  // Back, forward and links change the field too, but not what is being typed.
  useEffect(() => {
    if (current !== ours.current) setTyped(current);
    ours.current = current;
  }, [current]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const go = (text: string, replace: boolean) => {
    clearTimeout(timer.current);
    ours.current = text.trim();
    const search = text.trim() ? `?${new URLSearchParams({ q: text.trim() })}` : "";
    void navigate({ pathname: "/search", search }, { replace });
  };

  return (
    <form
      role="search"
      action="/search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        go(typed, false);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t.searchLabel}
      </label>
      <div className="relative">
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t.searchPlaceholder}
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            clearTimeout(timer.current);
            if (pathname === "/search")
              timer.current = setTimeout(() => {
                go(text, true);
              }, TYPING_PAUSE);
          }}
          className="field min-h-11 rounded-full border-line bg-sunken py-2 ps-5 pe-12 hover:border-edge"
        />
        <button
          type="submit"
          aria-label={t.search}
          className="absolute end-0.5 top-0.5 inline-flex size-10 items-center justify-center rounded-full"
        >
          <Icon name="search" size={20} />
        </button>
      </div>
    </form>
  );
}
