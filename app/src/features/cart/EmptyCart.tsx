import { t } from "@lingui/core/macro";
import { ButtonLink, Message } from "../../ui";

export function EmptyCart() {
  return (
    <>
      <p className="font-display text-xl">{t`Your cart is empty`}</p>
      <Message text={t`Have a look around. There is plenty to discover.`}>
        <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
      </Message>
    </>
  );
}
