import { t } from "@lingui/core/macro";
import { ButtonLink } from "../../ui";

export function EmptyCart() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">{t`Your cart is empty`}</p>
      <p className="mx-auto mt-2 mb-6 max-w-[34ch] text-soft">{t`Have a look around. There is plenty to discover.`}</p>
      <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
    </div>
  );
}
