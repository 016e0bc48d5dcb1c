import { t } from "@lingui/core/macro";
import { Conflicts } from "./Conflicts";
import type { Clash } from "./merge";

interface Props<Name extends string> {
  clashes: readonly Clash<Name>[];
  labelOf: (name: Name) => string;
  /** The words of a field's value; the value itself if absent. */
  textOf?: (name: Name, value: string) => string;
  /** Settles a field on a text: the typed one or that of the others. */
  onSettle: (clash: Clash<Name>, text: string) => void;
}

/** The fields of a form that were changed here and elsewhere. */
export function Clashes<Name extends string>({
  clashes,
  labelOf,
  textOf = (_, value) => value,
  onSettle,
}: Props<Name>) {
  const settle = (id: string, side: "mine" | "theirs") => {
    const clash = clashes.find(({ name }) => name === id);
    if (clash) onSettle(clash, clash[side]);
  };
  return (
    <Conflicts
      conflicts={clashes.map((clash) => {
        const label = labelOf(clash.name);
        const { mine, theirs, before } = clash;
        const text = (value: string) => textOf(clash.name, value);
        return {
          id: clash.name,
          label,
          text: t`${label}: you “${{ mine: text(mine) }}”, they “${{ theirs: text(theirs) }}”, before “${{ before: text(before) }}”`,
          canKeep: true,
        };
      })}
      onMine={(id) => {
        settle(id, "mine");
      }}
      onTheirs={(id) => {
        settle(id, "theirs");
      }}
    />
  );
}
