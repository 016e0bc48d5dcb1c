import { useSearch } from "@cartwright/sdk/react";
import { plural, t } from "@lingui/core/macro";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "../../lib/router";
import { LIST } from "../../generated/shopBounds";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { useReported } from "../../lib/connection";
import { language, pathIn } from "../../lib/language";
import { isComposing } from "../../lib/keys";
import { listText } from "../../lib/listText";
import { useCatalog } from "../../lib/useShop";
import { Icon } from "../../ui";
import { searchPath, SuggestionList, suggestionsOf } from "./SuggestionList";
import { useFieldText } from "../../lib/useFieldText";

/**
 * The search field: a plain form that opens the results page, with suggestions while typing. A combobox by the ARIA
 * practices: the focus stays in the field, the arrow keys move through the list, Escape closes it.
 */
export function SearchForm({ className }: { className?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const catalog = useCatalog();
  const { pathname, key } = useLocation();
  const params = useSearchParams();
  const current = pathname === "/search" ? (params.get("q") ?? "") : "";
  const { text: typed, setText: setTyped, sent } = useFieldText(current);
  const [shownFor, setShownFor] = useState(key);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const form = useRef<HTMLFormElement>(null);

  // A navigation closes the suggestions, and drops words that were not searched for.
  if (shownFor !== key) {
    setShownFor(key);
    setOpen(false);
    setTyped(current);
  }

  const [{ suggestions, isLoading, error }, search] = useSearch({ catalog });
  useReported(error);
  const entries = open && suggestions ? suggestionsOf(suggestions, typed.trim()) : [];
  const expanded = entries.length > 0;
  const chosen = entries[active];

  const suggest = (text: string) => {
    setOpen(true);
    search.type(text);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useEffect(() => {
    const outside = (event: FocusEvent | PointerEvent) => {
      if (event.target instanceof Node && form.current?.contains(event.target)) return;
      setOpen(false);
      setActive(-1);
    };
    document.addEventListener("focusin", outside);
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("focusin", outside);
      document.removeEventListener("pointerdown", outside);
    };
  }, []);

  const go = (to: string) => {
    close();
    navigate(to);
  };
  const submit = () => {
    const text = typed.trim();
    if (!chosen) sent(text);
    go(chosen?.to ?? (text ? searchPath(text) : "/search"));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { length } = entries;
    if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      suggest(typed);
      // The arrow keys also stop at the field itself, hence one more position than entries.
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((index) => ((index + 1 + step + length + 1) % (length + 1)) - 1);
    }
  };

  return (
    <form
      ref={form}
      role="search"
      action={pathIn(language, "/search")}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t`Search the shop`}
      </label>
      <div className="relative">
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          maxLength={LIST.expression}
          placeholder={t`Search, for example: ${{ words: listText(inLanguage(shopContent.searchExamples)) }}`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            suggest(event.target.value);
            setActive(-1);
          }}
          onFocus={() => {
            suggest(typed);
          }}
          onKeyDown={onKeyDown}
          className="field min-h-11 rounded-full border-line bg-sunken py-2 ps-5 pe-12 hover:border-edge"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className="absolute end-0.5 top-0.5 inline-flex size-10 items-center justify-center rounded-full"
        >
          <Icon name="search" size={20} />
        </button>
        <SuggestionList id={id} entries={entries} active={active} onChoose={go} />
        <p role="status" className="sr-only">
          {open && suggestions && !isLoading
            ? plural(
                { count: entries.length },
                {
                  0: "No suggestions",
                  one: "# suggestion. Use the arrow keys to browse.",
                  other: "# suggestions. Use the arrow keys to browse.",
                },
              )
            : ""}
        </p>
      </div>
    </form>
  );
}
