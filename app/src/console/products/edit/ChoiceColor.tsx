import { t } from "@lingui/core/macro";
import { fieldColor } from "./variants";

interface Props {
  choice: { id: string; name: string; color: string };
  onChange: (color: string) => void;
}

/** The colour of a new choice. The colour of a shared choice cannot be changed here. */
export function ChoiceColor({ choice: { id, name, color }, onChange }: Props) {
  return (
    <input
      type="color"
      aria-label={t`Colour of ${{ name }}`}
      className="me-1 h-12 w-11 shrink-0"
      value={fieldColor(color)}
      disabled={id !== ""}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
