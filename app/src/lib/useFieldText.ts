import { useState } from "react";

interface FieldText {
  text: string;
  setText: (text: string) => void;
  /** Records a sent value, so that its echo does not overwrite newer typing. */
  sent: (value: string) => void;
}

/** The text of a field whose value lives elsewhere, such as in the URL, and returns from there later. */
export function useFieldText(value: string): FieldText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (known !== value) {
    const index = awaited.indexOf(value);
    setKnown(value);
    setAwaited(index < 0 ? [] : awaited.slice(index + 1));
    if (index < 0) setText(value);
  }
  return { text, setText, sent: (next) => next !== value && setAwaited((before) => [...before, next]) };
}
