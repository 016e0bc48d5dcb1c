import { t } from "@lingui/core/macro";
import type { CaptchaTokens, LoginResult } from "@cartwright/sdk";
import { type ReactNode, useRef, useState } from "react";
import { useConfig } from "../../../lib/useShop";
import { FormProblem } from "../../../ui/form";
import { CaptchaFrame } from "./CaptchaFrame";
import { silentToken } from "./silentToken";

type Send = (tokens: CaptchaTokens) => Promise<LoginResult>;

interface Captcha {
  /** Sends, with a token where one is asked for; `null` when a person must tick the box first. */
  attempt: (send: Send) => Promise<LoginResult | null>;
  /** The box, while it is needed. Once it is ticked the form is sent again. */
  box: (submit: () => void) => ReactNode;
}

/** The proof that a person is there: silently first, then by the visible check. A token is good for one attempt. */
export function useCaptcha(): Captcha {
  const { captchaPage } = useConfig();
  /** How often the visible check has been shown; 0 while it is not needed. */
  const [shown, setShown] = useState(0);
  const ticked = useRef<string | undefined>(undefined);

  const attempt = async (send: Send): Promise<LoginResult | null> => {
    const token = ticked.current;
    ticked.current = undefined;
    if (shown > 0 && token === undefined) throw new FormProblem(t`Tick the box below first.`);
    try {
      let result = await send(token === undefined ? {} : { recaptchaToken: token });
      if (isMissing(result) && captchaPage !== undefined) {
        const silent = await silentToken(captchaPage);
        if (silent !== undefined) result = await send({ invisibleRecaptchaToken: silent });
      }
      if (wantsCaptcha(result)) {
        if (captchaPage === undefined)
          throw new FormProblem(
            t`A security check is needed that cannot be shown here. Please continue on a separate page.`,
          );
        setShown(shown + 1);
        return null;
      }
      // The token is spent: whoever tries again needs another.
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
      shown > 0 && captchaPage !== undefined ? (
        <CaptchaFrame
          key={shown}
          page={captchaPage}
          again={shown > 1}
          onToken={(token) => {
            ticked.current = token;
            submit();
          }}
        />
      ) : null,
  };
}

function isMissing(result: LoginResult): boolean {
  return result.loginState === "FAILURE" && result.errorCode === "missingCaptchaToken";
}

function wantsCaptcha(result: LoginResult): boolean {
  return isMissing(result) || (result.loginState === "FAILURE" && result.errorCode === "invalidCaptchaToken");
}
