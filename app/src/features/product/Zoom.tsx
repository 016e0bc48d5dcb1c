import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import type { CatalogMedia } from "../../lib/catalog";
import { IconButton, Picture, useModal } from "../../ui";

interface Props {
  media: readonly CatalogMedia[];
  index: number;
  open: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** An image in full screen; a click zooms in, scrolling pans. */
export function Zoom({ media, index, open, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [near, setNear] = useState(false);
  useModal(dialog, open, onClose);
  const image = media[index];
  const pictures = media.flatMap(({ kind }, position) => (kind === "image" ? [position] : []));
  const step = (by: number) => {
    const next = (pictures.indexOf(index) + by + pictures.length) % pictures.length;
    setNear(false);
    onShow(pictures[next] ?? index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows work wherever the focus is
    <dialog
      ref={dialog}
      aria-label={t`Pictures`}
      onClose={onClose}
      onKeyDown={(event) => {
        const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
        if (event.key === forward) step(1);
        else if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(-1);
      }}
      className="m-0 size-full max-h-none max-w-none bg-page p-0 text-ink"
    >
      {open && image?.kind === "image" && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-end gap-1 px-3 py-2">
            {pictures.length > 1 && (
              <>
                <IconButton
                  icon="left"
                  label={t`Previous picture`}
                  onClick={() => {
                    step(-1);
                  }}
                />
                <IconButton
                  icon="right"
                  label={t`Next picture`}
                  onClick={() => {
                    step(1);
                  }}
                />
              </>
            )}
            <IconButton icon="close" label={t`Close`} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto">
            <button
              type="button"
              aria-label={t`Enlarge picture`}
              aria-pressed={near}
              onClick={() => {
                setNear(!near);
              }}
              className={near ? "block w-[200vmin] cursor-zoom-out" : "mx-auto block w-[min(100%,88vh)] cursor-zoom-in"}
            >
              <Picture
                key={image.url}
                image={image}
                ratio={image.width && image.height ? image.height / image.width : 1}
                sizes={near ? "200vmin" : "100vmin"}
                eager
              />
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}
