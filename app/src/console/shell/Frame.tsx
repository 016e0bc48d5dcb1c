import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../../lib/router";
import { LanguageSwitch, ThemeSwitch } from "../../features/layout";
import { PageMeta } from "../../lib/PageMeta";
import { numberText } from "../../lib/money";
import { whenIdle } from "../../lib/timing";
import { useConfig } from "../../lib/useShop";
import { Badge, Button, useContentFocus } from "../../ui";
import { useConsole } from "../session/client";
import { Navigation, NavigationBar } from "./Navigation";
import { hasDrafts, useUnloadGuard } from "../kit/draft/drafts";
import { ScreenName } from "../kit/ui/ScreenHeading";
import { PaletteButton } from "../palette";
import { useLiveUpdates } from "../live/live";
import { useAct } from "../kit/useAct";

interface Props {
  onSignOut: () => Promise<void>;
  children: ReactNode;
}

/** The frame of all screens: the navigation and the sign-out button. */
export function Frame({ onSignOut, children }: Props) {
  const { name } = useConfig();
  const { session } = useConsole();
  const isLive = useLiveUpdates();
  useUnloadGuard(hasDrafts);
  useContentFocus("content");
  // The first number format takes 50 ms on a slow machine: in idle time, not with the first key in a list.
  useEffect(() => whenIdle(() => numberText(0)), []);
  const [screen, setScreen] = useState<string>();
  const { run, busy } = useAct({ do: onSignOut, failure: () => t`You are still signed in.` });
  const leave = () => void run();
  const tools = <Tools busy={busy} onLeave={leave} />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <PageMeta title={screen ? t`${screen} · Console` : t`Console`} />
      <meta name="robots" content="noindex" />
      <a
        href="#content"
        className="absolute start-4 top-2 z-10 -translate-y-24 rounded-sm bg-brand px-5 py-3 font-medium text-on-brand focus-visible:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <header className="flex items-center border-line max-lg:border-b max-lg:px-4 max-lg:py-1.5 max-lg:sm:px-6 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:overflow-y-auto lg:border-e lg:[scrollbar-width:thin]">
        <div className="flex flex-1 flex-wrap items-center gap-x-3 lg:block lg:flex-none lg:px-5 lg:pt-6 lg:pb-2">
          <p className="font-display text-lg">
            <Link to="/owner">{name}</Link>
          </p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-soft lg:mt-2">
            {session.simulated && <Badge tone="warn">{t`Simulated shop`}</Badge>}
            {isLive && <span role="status">{t`Live updates`}</span>}
          </p>
        </div>
        <div className="max-lg:-me-3 lg:px-3 lg:pt-4 lg:pb-2">
          <PaletteButton onSignOut={leave} />
        </div>
        <Navigation />
        <div className="mt-auto space-y-3 px-5 pb-5 text-sm text-soft max-lg:hidden">{tools}</div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        // A focused element keeps clear of the bars at the window's bottom.
        className="min-w-0 px-4 pt-6 pb-24 outline-none max-lg:[&_:focus]:scroll-mb-24 sm:px-6 lg:px-10 lg:py-9 print:p-0"
      >
        <ScreenName value={setScreen}>{children}</ScreenName>
      </main>
      <NavigationBar tools={tools} />
    </div>
  );
}

function Tools({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  return (
    <>
      <ThemeSwitch />
      <LanguageSwitch />
      <p className="flex flex-wrap items-center gap-x-5">
        <Link to="/" className="link inline-flex min-h-11 items-center">{t`To the shop`}</Link>
        <Button look="text" size="small" busy={busy} onClick={onLeave}>
          {t`Sign out`}
        </Button>
      </p>
    </>
  );
}
