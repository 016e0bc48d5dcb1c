import { vi } from "vitest";

interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/** Collects the files that the page downloads. jsdom has neither blob URLs nor downloads. */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice("blob:".length))];
    files.push({ name: this.download, text: () => textOf(blob) });
  });
  return files;
}

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = reject;
    reader.readAsText(blob ?? new Blob());
  });
}
