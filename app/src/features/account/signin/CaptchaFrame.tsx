import { t } from "@lingui/core/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import { captchaAddress, captchaToken } from "./captchaAddress";

interface Props {
  page: string;
  again: boolean;
  onToken: (token: string) => void;
}

/** The visible check, in the platform's own frame. It takes the focus, since the form waits for it. */
export function CaptchaFrame({ page, again, onToken }: Props) {
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // Before the browser paints: a frame that comes from the cache can post its token at once.
  useLayoutEffect(() => {
    const hear = (event: MessageEvent) => {
      const token = captchaToken(event, frame.current?.contentWindow ?? null, page);
      if (token !== undefined) onToken(token);
    };
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
    };
  }, [page, onToken]);
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
          : t`Tick the box to confirm that you are not a robot. If that does not work, continue on a separate page.`}
      </p>
      <iframe
        ref={frame}
        title={t`Security check: tick the box`}
        src={captchaAddress(page, "visible")}
        className="mt-3 h-24 w-full rounded-sm border border-line"
      />
    </section>
  );
}
