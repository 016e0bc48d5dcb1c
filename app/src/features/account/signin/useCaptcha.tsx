import type { CaptchaTokens, LoginResult } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useConfig, useShop } from "../../../lib/useShop";
import { FormProblem } from "../../../ui/form";
import { captchaPage, type CaptchaSource } from "./captchaPage";
import { recaptcha } from "./recaptcha";

/** Sends the form, with a captcha token if there is one. */
type Send = (tokens: { captchaTokens?: CaptchaTokens }) => Promise<LoginResult>;

interface Captcha {
  /** Sends the form, with a captcha token if required; `null` while the visible captcha is unsolved. */
  attempt: (send: Send) => Promise<LoginResult | null>;
  /** The captcha's box, if required. Once ticked, it sends the form again. */
  box: (submit: () => void) => ReactNode;
}

/** The captcha of a login: invisible first, then the visible check. A token is valid for one attempt. */
export function useCaptcha(): Captcha {
  const source = useSource();
  /** The number of times the visible captcha has been shown. */
  const [shown, setShown] = useState(0);
  const ticked = useRef<string | undefined>(undefined);

  const attempt = async (send: Send): Promise<LoginResult | null> => {
    const token = ticked.current;
    ticked.current = undefined;
    if (shown > 0 && token === undefined) throw new FormProblem(t`Tick the box below first.`);
    try {
      let result = await send(token === undefined ? {} : { captchaTokens: { recaptchaToken: token } });
      if (requestedCheck(result) === "SILENT_CAPTCHA_REQUIRED" && source !== undefined) {
        // A failed source gives no token; the visible check then shows the failure.
        const silent = await source.silentToken().catch(() => undefined);
        if (silent !== undefined) result = await send({ captchaTokens: { invisibleRecaptchaToken: silent } });
      }
      if (requestedCheck(result) !== undefined) {
        if (source === undefined) {
          throw new FormProblem(
            t`A security check is needed that cannot be shown here. Please continue on the shop’s login page.`,
          );
        }
        setShown(shown + 1);
        return null;
      }
      // The token is spent: another attempt needs a new one.
      if (shown > 0) setShown(result.loginState === "FAILURE" ? shown + 1 : 0);
      return result;
    } catch (thrown) {
      if (shown > 0) setShown(shown + 1);
      throw thrown;
    }
  };

  return {
    attempt,
    box: (submit) =>
      shown > 0 && source !== undefined ? (
        <CaptchaBox
          key={shown}
          source={source}
          again={shown > 1}
          onToken={(token) => {
            ticked.current = token;
            submit();
          }}
        />
      ) : null,
  };
}

/** The local platform's simulated captcha, else the hosted platform's reCAPTCHA. */
function useSource(): CaptchaSource | undefined {
  const shop = useShop();
  const { captchaPage: page, captchaScript: script } = useConfig();
  return useMemo(() => {
    if (page) return captchaPage(page);
    return script ? recaptcha(script, () => shop.call(({ auth }) => auth)) : undefined;
  }, [page, script, shop]);
}

function requestedCheck(result: LoginResult) {
  return result.loginState === "FAILURE" ? result.captchaState : undefined;
}

interface Props {
  source: CaptchaSource;
  again: boolean;
  onToken: (token: string) => void;
}

/** The visible check. It takes the focus, since the form waits for it. */
function CaptchaBox({ source, again, onToken }: Props) {
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const take = useRef(onToken);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    take.current = onToken;
  });
  // Before the paint: a cached iframe can post its token at once.
  useLayoutEffect(
    () =>
      box.current === null
        ? undefined
        : source.show(
            box.current,
            (token) => take.current(token),
            () => setFailed(true),
          ),
    [source],
  );
  useEffect(() => {
    section.current?.focus();
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="captcha-title"
      aria-describedby="captcha-text"
      className="rounded-sm border border-edge bg-surface p-4"
    >
      <h2 id="captcha-title" className="text-base">
        {t`Security check`}
      </h2>
      <p id="captcha-text" className="mt-1 text-sm text-soft">
        {again
          ? t`The check has expired. Please try again.`
          : t`Tick the box to confirm that you are not a robot. If that does not work, continue on the shop’s login page.`}
      </p>
      <div ref={box} className="mt-3" />
      {failed && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {t`The security check could not be loaded. Please continue on the shop’s login page.`}
        </p>
      )}
    </section>
  );
}
