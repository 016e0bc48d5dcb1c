import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { Button, IconButton, Spinner } from "../../../ui";
import { problemText } from "../../kit/ui/problems";
import type { QueuedFile, Uploads } from "./useUploads";

interface Props {
  uploads: Pick<Uploads, "retry" | "drop">;
  queue: readonly QueuedFile[];
  className: string;
}

/** The pending and the failed uploads. */
export function UploadQueue({ uploads: { retry, drop }, queue, className }: Props) {
  if (queue.length === 0) return null;
  return (
    <ul className={clsx("space-y-2", className)} aria-label={t`Uploads`}>
      {queue.map((each) => (
        <QueueItem key={each.key} queued={each} onRetry={retry} onDrop={drop} />
      ))}
    </ul>
  );
}

interface ItemProps {
  queued: QueuedFile;
  onRetry: (key: string) => void;
  onDrop: (key: string) => void;
}

/** A queued file: its state, and the buttons to retry and to drop it. */
function QueueItem({ queued: { key, file, state, error }, onRetry, onDrop }: ItemProps) {
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
