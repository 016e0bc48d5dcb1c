import { useEffect, useEffectEvent, useId } from "react";
import { useFieldText } from "../../../lib/useFieldText";
import { Icon } from "../../../ui";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 300;

/** A search field with a debounce, which follows changes of the URL. */
export function SearchBox({ label, value, onChange }: Props) {
  const id = useId();
  const { text, setText, sent } = useFieldText(value);
  const search = useEffectEvent(() => {
    sent(text.trim());
    onChange(text.trim());
  });
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, value]);
  return (
    <div className="relative h-fit min-w-48 flex-1 sm:max-w-sm">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="pointer-events-none absolute start-3 bottom-3.5 text-soft">
        <Icon name="search" size={18} />
      </span>
      <input
        id={id}
        type="search"
        value={text}
        placeholder={label}
        className="field-small ps-10"
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </div>
  );
}
