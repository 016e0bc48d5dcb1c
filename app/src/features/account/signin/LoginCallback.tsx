import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "../../../lib/router";
import { readError, errorText } from "../../../lib/errors";
import { isLoginCallback } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button, ButtonLink, Message, PageHeading } from "../../../ui";
import { useLogin } from "../useLogin";

/** Completes a login by redirect. The code leaves the URL at once; running twice gives the same result. */
export function LoginCallback() {
  const shop = useShop();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const { going, logIn } = useLogin({ returnPath: "/account" });

  useEffect(() => {
    let here = true;
    void completeOnce(window.location.href, (url) => shop.call(({ auth }) => auth.completeLogin(url, modeOf(url))))
      .then(({ returnPath }) => here && navigate(returnPath, { replace: true }))
      .catch((thrown: unknown) => {
        if (!here) return;
        // A code is single-use: Back, a bookmark or another tab brings a logged-in member here again.
        if (shop.session.role === "member") navigate("/account", { replace: true });
        else setError(thrown);
      });
    return () => {
      here = false;
    };
  }, [shop, navigate]);

  if (error === null) {
    return (
      <div role="status">
        <PageHeading>{t`Logging you in`}</PageHeading>
        <p className="mt-4 text-soft">{t`One moment, please.`}</p>
      </div>
    );
  }
  return (
    <>
      <PageHeading>{t`You are not logged in`}</PageHeading>
      <Message text={<span role="alert">{reason(error)}</span>}>
        <Button busy={going} onClick={logIn}>
          {t`Try again`}
        </Button>
        <ButtonLink look="outline" to="/">
          {t`Back to the shop`}
        </ButtonLink>
      </Message>
    </>
  );
}

function reason(error: unknown): string {
  const { kind, code } = readError(error);
  if (code === "access_denied") return t`You left before logging in. Nothing has changed.`;
  return kind === "oauth" || kind === "session"
    ? t`This login has expired or was started elsewhere. Please start again.`
    : errorText(error);
}

/** This store's logins return in the query; one from before a switch to it may return in the fragment. */
function modeOf(url: string): "query" | "fragment" {
  return isLoginCallback(new URL(url).hash) ? "fragment" : "query";
}

/** The callback being completed. Its code is removed from the address bar before anything can read it there. */
let completing: { url: string; outcome: Promise<{ returnPath: string }> } | undefined;

function completeOnce(
  url: string,
  complete: (url: string) => Promise<{ returnPath: string }>,
): Promise<{ returnPath: string }> {
  const fresh = /[?&#](code|error|state)=/.test(url);
  if (fresh && completing?.url !== url) completing = { url, outcome: complete(url) };
  if (!completing) return complete(url);
  if (fresh) window.history.replaceState(window.history.state, "", window.location.pathname);
  return completing.outcome;
}
