import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Button, IconButton, Spinner } from "../../../ui";
import { problemText } from "../../ui/problems";
import type { QueuedFile } from "./useUploads";

interface QueueProps {
  queued: QueuedFile;
  onRetry: (key: string) => void;
  onDrop: (key: string) => void;
}

/** A file of the queue of uploads: its state, and the ways to try it again or drop it. */
export function QueueItem({ queued: { key, file, state, error }, onRetry, onDrop }: QueueProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-sunken px-3 py-1 text-sm" role="status">
      {state === "sending" && <Spinner />}
      <span className="min-w-0 flex-1 break-words">
        {file.name}
        <span className={clsx("block", state === "failed" ? "text-bad" : "text-soft")}>
          {state === "failed" ? problemText(error) : state === "sending" ? t`Uploading` : t`Waiting`}
        </span>
      </span>
      {state === "failed" && (
        <Button look="text" className="px-1" onClick={() => onRetry(key)}>
          {t`Try again`}
        </Button>
      )}
      <IconButton icon="close" label={t`Do not upload ${{ name: file.name }}`} onClick={() => onDrop(key)} />
    </li>
  );
}
