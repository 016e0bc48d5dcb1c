import { t } from "@lingui/core/macro";
import { Conflicts } from "./Conflicts";
import type { Clash } from "./merge";

interface Props<Name extends string> {
  clashes: readonly Clash<Name>[];
  labelOf: (name: Name) => string;
  /** Settles a field on a text: the typed one or that of the others. */
  onSettle: (clash: Clash<Name>, text: string) => void;
}

/** The fields of a form that were changed here and elsewhere. */
export function Clashes<Name extends string>({ clashes, labelOf, onSettle }: Props<Name>) {
  const settle = (id: string, side: "mine" | "theirs") => {
    const clash = clashes.find(({ name }) => name === id);
    if (clash) onSettle(clash, clash[side]);
  };
  return (
    <Conflicts
      conflicts={clashes.map((clash) => {
        const label = labelOf(clash.name);
        return {
          id: clash.name,
          label,
          text: t`${label}: you “${{ mine: clash.mine }}”, they “${{ theirs: clash.theirs }}”, before “${{ before: clash.before }}”`,
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
