/** The upload queue: one file at a time; a failed one waits for a retry. */
import { plural } from "@lingui/core/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { useConsole } from "../../session/client";
import { useUnloadGuard } from "../../kit/draft/drafts";
import { ask, incomplete, recordOf, refused, unanswered } from "../../session/request";
import { failed } from "../../kit/ui/toasts";

export interface QueuedFile {
  key: string;
  file: File;
  /** The target of the file, if there are several. */
  target: string;
  state: "waiting" | "sending" | "failed";
  error?: unknown;
}

export interface Uploads {
  queue: readonly QueuedFile[];
  add: (files: readonly File[], target?: string) => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

function isUnderWay({ state }: QueuedFile): boolean {
  return state !== "failed";
}

export function useUploads(onUploaded: (uploaded: Uploaded, queued: QueuedFile) => void): Uploads {
  const { host } = useConsole();
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const list = useRef<readonly QueuedFile[]>([]);
  const sending = useRef<{ key: string; abort: AbortController }>(undefined);
  const notify = useRef(onUploaded);
  useEffect(() => {
    notify.current = onUploaded;
  });
  const update = useCallback((step: (all: readonly QueuedFile[]) => readonly QueuedFile[]) => {
    list.current = step(list.current);
    setQueue(list.current);
  }, []);
  const set = (key: string, change: Partial<QueuedFile>) =>
    update((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => update((all) => all.filter((each) => each.key !== key));
  const sendNext = async () => {
    const next = list.current.find(({ state }) => state === "waiting");
    if (!next || sending.current) return;
    const { key, file } = next;
    const abort = new AbortController();
    sending.current = { key, abort };
    set(key, { state: "sending" });
    try {
      const uploaded = await uploadFile(host, file, abort.signal);
      remove(key);
      notify.current(uploaded, next);
    } catch (error) {
      if (!abort.signal.aborted) set(key, { state: "failed", error });
    }
    sending.current = undefined;
    void sendNext();
  };
  useEffect(
    () => () => {
      const lost = list.current.filter(isUnderWay);
      const count = lost.length;
      if (count > 0) {
        failed(
          plural(
            { count },
            {
              one: `${lost[0]?.file.name ?? ""} was not uploaded, as you left the product.`,
              other: "# files were not uploaded, as you left the product.",
            },
          ),
        );
      }
      list.current = [];
      sending.current?.abort.abort();
    },
    [],
  );
  useUnloadGuard(() => list.current.some(isUnderWay));
  return {
    queue,
    add: (files, target = "") => {
      const added = files.map((file) => ({ key: crypto.randomUUID(), file, target, state: "waiting" as const }));
      update((all) => [...all, ...added]);
      void sendNext();
    },
    retry: (key) => {
      set(key, { state: "waiting" });
      void sendNext();
    },
    drop: (key) => {
      if (sending.current?.key === key) sending.current.abort.abort();
      remove(key);
    },
  };
}

interface Uploaded {
  id: string;
  url: string;
  isVideo: boolean;
}

async function uploadFile(host: string, file: File, signal: AbortSignal): Promise<Uploaded> {
  const mimeType = file.type || "application/octet-stream";
  const announced = { mimeType, fileName: file.name, sizeInBytes: String(file.size) };
  const address = `${host}/_console/api/site-media/v1/files/generate-upload-url`;
  const { uploadUrl } = recordOf(await ask(address, { method: "POST", body: announced, signal }));
  if (typeof uploadUrl !== "string") throw incomplete("the platform gave no address for the file");
  const target = new URL(uploadUrl);
  target.searchParams.set("filename", file.name);
  let answer: Response;
  try {
    answer = await fetch(target, { method: "PUT", body: file, signal, headers: { "content-type": mimeType } });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw unanswered(target.origin, cause);
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw refused(answer, body);
  const { id, url, mediaType, thumbnailUrl } = recordOf(recordOf(body).file);
  if (typeof id !== "string") throw incomplete("the answer names no file");
  const isVideo = mediaType === "video" || mediaType === "VIDEO";
  const shown = isVideo ? thumbnailUrl : url;
  return { id, url: typeof shown === "string" ? shown : "", isVideo };
}
