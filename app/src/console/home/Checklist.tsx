import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../../lib/router";
import { Button, Icon } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { ReadFailure } from "../kit/ui/ReadFailure";
import { Section } from "../kit/ui/Section";
import { readStored, writeStored } from "../session/stored";
import { done } from "../kit/ui/toasts";
import { setupQuery } from "./setup";

const KEY = "console-setup-hidden";
const isTrue = (value: unknown): value is true => value === true;

/** The checklist of a new shop, shown until each step is done or the owner hides it on this device. */
export function Checklist() {
  const context = useConsole();
  const [hidden, setHidden] = useState(() => readStored(KEY, isTrue) ?? false);
  const query = useQuery({ ...setupQuery(context, useSite()), enabled: !hidden, refetchOnWindowFocus: true });
  const { data: steps, error, refetch } = query;
  const hide = (isOn: boolean) => {
    writeStored(KEY, isOn);
    setHidden(isOn);
  };
  if (!hidden && error && !steps) {
    return (
      <ReadFailure
        className="mb-8"
        text={t`The steps to set up the shop could not be loaded.`}
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (hidden || !steps || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section
      title={t`Set up the shop`}
      className="mb-8"
      action={
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            hide(true);
            done(t`The list is hidden on this device.`, () => hide(false));
          }}
        >
          {t`Hide`}
        </Button>
      }
    >
      <p className="mb-2 text-sm text-soft">
        {t`${{ count: steps.filter(({ isDone }) => isDone).length }} of ${{ all: steps.length }} done`}
      </p>
      <ul>
        {steps.map(({ label, to, isDone }) => (
          <li key={to} className="flex min-h-11 items-center gap-3">
            <span className={isDone ? "text-good" : "text-transparent"}>
              <Icon name="check" size={20} />
            </span>
            {isDone ? (
              <span className="text-soft">
                {i18n._(label)} <span className="sr-only">{t`Done`}</span>
              </span>
            ) : (
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {i18n._(label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
