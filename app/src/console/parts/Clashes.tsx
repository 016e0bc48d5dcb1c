import { t } from "@lingui/core/macro";
import { Button, Notice } from "../../ui";
import type { Clash } from "./merge";

interface Props<Name extends string> {
  clashes: readonly Clash<Name>[];
  labelOf: (name: Name) => string;
  /** Settles a field on a text: the typed one or that of the others. */
  onSettle: (clash: Clash<Name>, text: string) => void;
}

/** The fields that were changed here and elsewhere: both texts are shown, and one is chosen. Nothing is lost till then. */
export function Clashes<Name extends string>({ clashes, labelOf, onSettle }: Props<Name>) {
  return (
    <Notice tone="warn" role="alert" className="mb-5">
      <p className="mb-2 font-medium">{t`Somebody else changed these fields meanwhile.`}</p>
      <ul className="space-y-3">
        {clashes.map((clash) => {
          const field = labelOf(clash.name);
          return (
            <li key={clash.name}>
              <p className="break-words">
                {t`${field}: you “${{ mine: clash.mine }}”, they “${{ theirs: clash.theirs }}”, before “${{ before: clash.before }}”`}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                <Button
                  look="outline"
                  className="min-h-11! px-4! py-1! text-sm!"
                  aria-label={t`Keep mine: ${field}`}
                  onClick={() => {
                    onSettle(clash, clash.mine);
                  }}
                >
                  {t`Keep mine`}
                </Button>
                <Button
                  look="outline"
                  className="min-h-11! px-4! py-1! text-sm!"
                  aria-label={t`Take theirs: ${field}`}
                  onClick={() => {
                    onSettle(clash, clash.theirs);
                  }}
                >
                  {t`Take theirs`}
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
