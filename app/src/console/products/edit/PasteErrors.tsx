import { Notice } from "../../../ui";
import type { PasteError } from "./paste";
import { pasteErrorText } from "./messages";

const MAX_ERRORS = 20;

interface Props {
  title: string;
  errors: readonly PasteError[];
  className: string;
}

/** The unreadable cells of a pasted table; only the first few of many. */
export function PasteErrors({ title, errors, className }: Props) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" className={className}>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc ps-5">
        {errors.slice(0, MAX_ERRORS).map((error, index) => (
          <li key={index}>{pasteErrorText(error)}</li>
        ))}
      </ul>
    </Notice>
  );
}
