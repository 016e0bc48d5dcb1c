import { ButtonLink } from "../../ui";
import { cartMessages as t } from "./messages";

export function EmptyCart() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">{t.emptyTitle}</p>
      <p className="mx-auto mt-2 mb-6 max-w-[34ch] text-soft">{t.emptyText}</p>
      <ButtonLink to="/search">{t.shop}</ButtonLink>
    </div>
  );
}
