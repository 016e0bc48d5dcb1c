import { t } from "@lingui/core/macro";
import { Button, Notice } from "../../../ui";
import { useRetry } from "../../../lib/useRetry";
import { problemText } from "./problems";

interface Props {
  /** The sentence that names the missing part, such as "The categories could not be loaded." */
  text: string;
  error: unknown;
  onRetry: () => unknown;
  className?: string;
}

/** The failure of a small read within a screen or dialog, with a retry button. */
export function ReadFailure({ text, error, onRetry, className = "" }: Props) {
  const again = useRetry(error, onRetry);
  return (
    <Notice tone="bad" role="alert" className={className}>
      {text} {problemText(error)}{" "}
      {again && (
        <Button look="text" onClick={() => void again()}>
          {t`Try again`}
        </Button>
      )}
    </Notice>
  );
}
