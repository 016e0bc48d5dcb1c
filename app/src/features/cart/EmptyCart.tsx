import { t } from "@lingui/core/macro";
import { ButtonLink, Message } from "../../ui";

export function EmptyCart() {
  return (
    <Message text={t`Your cart is empty`}>
      <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
    </Message>
  );
}
