import { t } from "@lingui/core/macro";
import { errorText } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { useLogin } from "../useLogin";

/** The alternative login, by redirect to the platform's page. */
export function HostedLogin({ returnPath, bare = false }: { returnPath: string; bare?: boolean }) {
  const { going, error, logIn } = useLogin({ returnPath });
  return (
    <div>
      {!bare && (
        <p className="mb-6 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t`or`}
        </p>
      )}
      <Button look="outline" className="w-full" busy={going} onClick={logIn}>
        {going ? t`Taking you there…` : t`Continue on the shop’s login page`}
      </Button>
      {!bare && (
        <p className="mt-2 text-center text-xs text-soft">{t`Opens the shop’s login page and brings you back here.`}</p>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert" className="mt-4">
          <p className="font-medium">{t`The login page could not be opened.`}</p>
          <p>{errorText(error)}</p>
        </Notice>
      )}
    </div>
  );
}
