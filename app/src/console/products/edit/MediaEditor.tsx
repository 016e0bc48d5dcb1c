import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
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

interface Props {
  media: readonly Picture[];
  onChange: (step: (media: readonly Picture[]) => readonly Picture[]) => void;
}

/** The images and videos of a product: uploaded, described, and reordered by buttons or dragging. */
export function MediaEditor({ media, onChange }: Props) {
  const uploads = useUploads(({ id: file, url, isVideo }) => {
    if (media.length < MAX_PICTURES) onChange((all) => [...all, { id: file, url, alt: "", isVideo }]);
    else tellLeftOut(1);
  });
  const add = (files: readonly File[]) => {
    const room = Math.max(0, MAX_PICTURES - media.length - uploads.queue.length);
    if (files.length > room) tellLeftOut(files.length - room);
    uploads.add(files.slice(0, room));
  };
  const readOnly = useSite().gap("mediaTexts");
  const undescribed = media.filter(({ alt }) => alt.trim() === "").length;
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
        <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
          {media.map((picture, index) => (
            <PictureItem
              key={picture.id}
              drag={dragOf(index)}
              picture={picture}
              index={index}
              count={media.length}
              isReadOnly={readOnly !== undefined}
              onAlt={(alt) => onChange((all) => all.map((each) => (each.id === picture.id ? { ...each, alt } : each)))}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                onChange((all) => all.filter((each) => each.id !== picture.id));
                done(t`Picture removed.`, () => onChange((all) => all.toSpliced(index, 0, picture)));
              }}
            />
          ))}
        </ol>
        <UploadQueue uploads={uploads} queue={uploads.queue} className="mt-4" />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton accept="image/*,video/*" multiple onFiles={add}>
            {t`Upload pictures`}
          </FileButton>
          <span className="text-sm text-soft">{t`Or drop files here.`}</span>
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

interface ItemProps {
  drag: ReturnType<ReturnType<typeof useDragOrder>>;
  picture: Picture;
  index: number;
  count: number;
  /** Whether the catalog cannot change an image's description. */
  isReadOnly: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PictureItem({ drag, picture, index: place, count, isReadOnly, onAlt, onMove, onRemove }: ItemProps) {
  const { host } = useConfig();
  const image = parseImage(picture.url, host, picture.alt);
  const number = place + 1;
  return (
    <li className={clsx("flex gap-3 rounded-sm border border-line p-3", drag.className)}>
      <div className="w-24 shrink-0">
        <span {...drag.handle} className={clsx(drag.handle.className, "block overflow-hidden rounded-sm")}>
          <Shown image={image} sizes="6rem" small alt="" />
        </span>
        <span className="mt-2 flex flex-wrap gap-1">
          {place === 0 && <Badge tone="good">{t`First`}</Badge>}
          {picture.isVideo && <Badge tone="plain">{t`Film`}</Badge>}
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <TextAreaField
          label={pictureLabel(place)}
          dir="auto"
          rows={3}
          value={picture.alt}
          error={fieldProblem(PICTURE_TEXT, picture)}
          placeholder={t`What does the picture show?`}
          disabled={isReadOnly}
          onChange={(event) => onAlt(event.target.value.replaceAll("\n", " "))}
        />
        <OrderButtons name={t`picture ${{ number }}`} index={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
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
