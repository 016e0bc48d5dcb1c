import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { PRODUCT } from "../../../generated/bounds";
import { parseImage } from "../../../lib/media";
import { useConfig } from "../../../lib/useShop";
import { Badge, Picture as Shown, TextAreaField } from "../../../ui";
import { fieldProblem } from "../../../ui/form/field";
import { useSite } from "../../session/site";
import { useDragOrder } from "../../kit/ui/useDragOrder";
import { FileButton } from "../../kit/ui/FileButton";
import { moved, OrderButtons } from "../../kit/ui/OrderButtons";
import { Section } from "../../kit/ui/Section";
import { done, failed } from "../../kit/ui/toasts";
import { PICTURE_TEXT, pictureLabel } from "./details";
import type { Picture } from "./model";
import { UploadQueue } from "./UploadQueue";
import { useUploads } from "./useUploads";

const MAX_PICTURES = PRODUCT.media;

const isUndescribed = ({ alt }: Picture) => alt.trim() === "";

interface Props {
  media: readonly Picture[];
  onChange: (step: (media: readonly Picture[]) => readonly Picture[]) => void;
}

/** The images and videos of a product: uploaded, described, and reordered by buttons or dragging. */
export function MediaEditor({ media, onChange }: Props) {
  const [openId, setOpenId] = useState(() => (media.find(isUndescribed) ?? media[0])?.id);
  const uploads = useUploads(({ id: file, url, isVideo }) => {
    if (media.length >= MAX_PICTURES) {
      tellLeftOut(1);
      return;
    }
    onChange((all) => [...all, { id: file, url, alt: "", isVideo }]);
    setOpenId(file);
  });
  const add = (files: readonly File[]) => {
    const room = Math.max(0, MAX_PICTURES - media.length - uploads.queue.length);
    if (files.length > room) tellLeftOut(files.length - room);
    uploads.add(files.slice(0, room));
  };
  const readOnly = useSite().gap("mediaTexts");
  const undescribed = media.filter(isUndescribed).length;
  const open = Math.max(
    0,
    media.findIndex(({ id }) => id === openId),
  );
  const shown = media[open];
  const move = (from: number, to: number) => onChange((all) => moved(all, from, to));
  const dragOf = useDragOrder(move);
  const box = useFileDrop(add);
  return (
    <Section title={t`Pictures`}>
      <div ref={box}>
        {readOnly && media.length > 0 && <p className="mb-4 text-sm text-soft">{readOnly}</p>}
        {undescribed > 0 && !readOnly && (
          <p className="mb-4 text-sm text-soft" role="status">
            {plural(
              { count: undescribed },
              {
                one: "# picture has no description yet. Screen readers cannot describe it.",
                other: "# pictures have no description yet. Screen readers cannot describe them.",
              },
            )}
          </p>
        )}
        <ol className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-3">
          {media.map((picture, index) => (
            <Tile
              key={picture.id}
              drag={dragOf(index)}
              picture={picture}
              index={index}
              isOpen={index === open}
              onOpen={() => setOpenId(picture.id)}
            />
          ))}
        </ol>
        {shown && (
          <div className="mt-4">
            <TextAreaField
              label={pictureLabel(open)}
              dir="auto"
              rows={3}
              value={shown.alt}
              error={fieldProblem(PICTURE_TEXT, shown)}
              placeholder={t`What does the picture show?`}
              disabled={readOnly !== undefined}
              onChange={({ target }) => {
                const alt = target.value.replaceAll("\n", " ");
                onChange((all) => all.map((each) => (each.id === shown.id ? { ...each, alt } : each)));
              }}
            />
            <OrderButtons
              name={t`picture ${{ number: open + 1 }}`}
              index={open}
              count={media.length}
              onMove={(to) => move(open, to)}
              onRemove={() => {
                onChange((all) => all.filter((each) => each.id !== shown.id));
                done(t`Picture removed.`, () => onChange((all) => all.toSpliced(open, 0, shown)));
              }}
            />
          </div>
        )}
        <UploadQueue uploads={uploads} queue={uploads.queue} className="mt-4" />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton accept="image/*,video/*" multiple onFiles={add}>
            {t`Upload pictures`}
          </FileButton>
          <span className="text-sm text-soft max-sm:hidden">{t`Or drop files here.`}</span>
        </p>
      </div>
    </Section>
  );
}

function tellLeftOut(count: number): void {
  failed(
    plural(
      { count },
      {
        one: `A product can have at most ${MAX_PICTURES} pictures: # file was left out.`,
        other: `A product can have at most ${MAX_PICTURES} pictures: # files were left out.`,
      },
    ),
  );
}

interface TileProps {
  drag: ReturnType<ReturnType<typeof useDragOrder>>;
  picture: Picture;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** A picture of the grid: a click opens its description, dragging moves it. */
function Tile({ drag, picture, index: place, isOpen, onOpen }: TileProps) {
  const { host } = useConfig();
  const isWrong = fieldProblem(PICTURE_TEXT, picture) !== undefined;
  return (
    <li className={clsx("rounded-sm", drag.className)}>
      <button
        type="button"
        {...drag.handle}
        className={clsx(
          drag.handle.className,
          "relative block w-full overflow-hidden rounded-sm border-2",
          isWrong ? "border-bad" : isOpen ? "border-brand" : "border-transparent",
        )}
        aria-pressed={isOpen}
        onClick={onOpen}
      >
        <Shown image={parseImage(picture.url, host, picture.alt)} sizes="7rem" small alt="" />
        <span className="sr-only">{pictureLabel(place)}</span>
        <span className="absolute inset-x-1 bottom-1 flex flex-wrap gap-1">
          {place === 0 && <Badge tone="plain">{t`First`}</Badge>}
          {picture.isVideo && <Badge tone="plain">{t`Film`}</Badge>}
          {isUndescribed(picture) && <Badge tone="warn">{t`No description`}</Badge>}
        </span>
      </button>
    </li>
  );
}

/** Accepts files dropped on an element. */
function useFileDrop(onFiles: (files: readonly File[]) => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    element.addEventListener("dragover", over);
    element.addEventListener("drop", drop);
    return () => {
      element.removeEventListener("dragover", over);
      element.removeEventListener("drop", drop);
    };
  }, []);
  return box;
}
