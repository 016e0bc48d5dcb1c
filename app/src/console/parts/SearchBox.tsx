import { useEffect, useId, useState } from "react";
import { Icon } from "../../ui";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 300;

/** A search field that asks once the typing pauses, and takes over what the address says. */
export function SearchBox({ label, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      onChange(typed.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onChange]);
  return (
    <div className="relative min-w-56 flex-1 max-sm:basis-full sm:max-w-sm">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <span className="pointer-events-none absolute start-3 bottom-3.5 text-soft">
        <Icon name="search" size={20} />
      </span>
      <input
        id={id}
        type="search"
        value={typed}
        className="field ps-11!"
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
    </div>
  );
}
