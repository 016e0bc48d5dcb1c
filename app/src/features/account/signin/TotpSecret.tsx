import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../../../ui";

/** The key of an authenticator app: to be read and typed, copied, or opened in an app on this device. */
export function TotpSecret({ secret, uri }: { secret: string; uri: string | undefined }) {
  const [copied, setCopied] = useState(false);
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <section aria-labelledby="totp-title">
      <h2 id="totp-title" className="text-base">
        {t`1. Add this key to your authenticator app`}
      </h2>
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 rounded-sm bg-sunken px-4 py-3 font-mono text-base break-all">
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          look="outline"
          onClick={() => {
            void navigator.clipboard.writeText(secret).then(() => {
              setCopied(true);
            });
          }}
        >
          {t`Copy key`}
        </Button>
        {uri?.startsWith("otpauth:") && (
          <a href={uri} className="link inline-block py-2 text-sm font-medium">
            {t`Open in an app on this device`}
          </a>
        )}
        <p role="status" className="text-sm text-good">
          {copied && t`Key copied.`}
        </p>
      </div>
    </section>
  );
}
