/** Uploads of files: the platform gives an address for one file, and the browser puts the file there. */
import { ask, ConsoleError, recordOf, refused } from "./request";

export interface Uploaded {
  id: string;
  url: string;
  isVideo: boolean;
}

export async function uploadFile(host: string, file: File, signal: AbortSignal): Promise<Uploaded> {
  const mimeType = file.type || "application/octet-stream";
  const announced = { mimeType, fileName: file.name, sizeInBytes: String(file.size) };
  const address = `${host}/_console/api/site-media/v1/files/generate-upload-url`;
  const { uploadUrl } = recordOf(await ask(address, { method: "POST", body: announced, signal }));
  if (typeof uploadUrl !== "string") throw new ConsoleError("the platform gave no address for the file", {});
  const target = new URL(uploadUrl);
  target.searchParams.set("filename", file.name);
  let answer: Response;
  try {
    answer = await fetch(target, { method: "PUT", body: file, signal, headers: { "content-type": mimeType } });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ConsoleError("the upload broke off", { kind: navigator.onLine ? "network" : "offline" }, cause);
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw refused(answer, body);
  const { id, url, mediaType, thumbnailUrl } = recordOf(recordOf(body).file);
  if (typeof id !== "string") throw new ConsoleError("the platform did not tell of the file", {});
  const isVideo = mediaType === "video" || mediaType === "VIDEO";
  const shown = isVideo ? thumbnailUrl : url;
  return { id, url: typeof shown === "string" ? shown : "", isVideo };
}
