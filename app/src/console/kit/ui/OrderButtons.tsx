import { t } from "@lingui/core/macro";
import { IconButton, type IconName } from "../../../ui";

interface Props {
  /** The entry's name within a sentence. */
  name: string;
  index: number;
  count: number;
  /** The icons for earlier and later; those for a line of text if absent. */
  icons?: readonly [earlier: IconName, later: IconName];
  onMove: (to: number) => void;
  /** Absent for entries that cannot be removed. */
  onRemove?: () => void;
}

/** The buttons that move and remove a list entry. They keep the focus at the list's ends. */
export function OrderButtons({
  name,
  index: place,
  count,
  icons: [earlier, later] = ["left", "right"],
  onMove,
  onRemove,
}: Props) {
  const step = (to: number) => () => {
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <span className="flex flex-wrap">
      <IconButton
        icon={earlier}
        className="aria-disabled:opacity-40"
        label={t`Move ${name} earlier`}
        aria-disabled={place === 0}
        onClick={step(place - 1)}
      />
      <IconButton
        icon={later}
        className="aria-disabled:opacity-40"
        label={t`Move ${name} later`}
        aria-disabled={place === count - 1}
        onClick={step(place + 1)}
      />
      {onRemove && <IconButton icon="close" label={t`Remove ${name}`} onClick={onRemove} />}
    </span>
  );
}

/** Returns the list with one entry moved. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
