import { useState } from "react";

interface FieldText {
  text: string;
  setText: (text: string) => void;
  /** Records a value that is sent to its owner, whose answer must not overwrite what is typed since. */
  sent: (value: string) => void;
}

/** The text of a field whose value has another owner, such as the address, and comes back from there later. */
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
