import { stillOf } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import type { CatalogMedia } from "../../lib/catalog";
import { Icon, Picture } from "../../ui";
import { Film } from "./Film";
import { Zoom } from "./Zoom";

/** A thumbnail of an image, or of a video with a play icon. */
function Thumbnail({ media }: { media: CatalogMedia }) {
  const still = stillOf(media);
  if (media.kind === "image") return <Picture image={still} sizes="5rem" small alt="" />;
  return (
    <>
      {still ? (
        <Picture image={still} sizes="5rem" small alt="" />
      ) : (
        <span className="block aspect-square w-full bg-sunken" />
      )}
      <span className="absolute inset-0 flex items-center justify-center">
        <span className="rounded-full bg-surface p-1">
          <Icon name="play" size={16} />
        </span>
      </span>
    </>
  );
}

function showText({ kind }: CatalogMedia, number: number, total: number): string {
  return kind === "video" ? t`Show video ${number} of ${total}` : t`Show picture ${number} of ${total}`;
}

/** The slide that a swipe has brought into view; from right to left, the scroll position is negative. */
function slideOf({ scrollLeft, clientWidth }: Element): number {
  return Math.round(Math.abs(scrollLeft) / clientWidth);
}

/** Scrolls the marked thumbnail into view, and nothing else. */
function centre(list: HTMLElement | null, index: number): void {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  list.scrollLeft = item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  list.scrollTop = item.offsetTop - list.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}

/** A slide. A video loads when the shopper reaches its slide. */
function Slide({ media, isShown }: { media: CatalogMedia | undefined; isShown: boolean }) {
  if (media?.kind === "video" && isShown) return <Film film={media} />;
  return (
    <Picture image={media && stillOf(media)} sizes="(min-width: 64rem) 46rem, calc(100vw - 2.25rem)" eager={isShown} />
  );
}

interface Props {
  media: readonly CatalogMedia[];
  /** The chosen variant's media; the first is shown. */
  wanted: readonly string[];
}

/** A gallery of images and videos. A swipe or a thumbnail changes the large slide; the shopper can zoom images. */
export function Gallery({ media, wanted }: Props) {
  const [chosen, setChosen] = useState(0);
  const [answered, setAnswered] = useState("");
  const [zoomed, setZoomed] = useState(false);
  const question = wanted.join(" ");
  // A new choice moves the gallery once; later, the shopper's own clicks count.
  if (question !== answered) {
    setAnswered(question);
    const found = media.findIndex(({ id }) => wanted.includes(id));
    if (found >= 0) setChosen(found);
  }
  const index = Math.max(0, Math.min(chosen, media.length - 1));
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return undefined;
    const show = () => {
      const forward = getComputedStyle(current).direction === "rtl" ? -1 : 1;
      current.scrollLeft = forward * index * current.clientWidth;
      centre(thumbnails.current, index);
    };
    if (slideOf(current) === index) centre(thumbnails.current, index);
    else show();
    // A window without width scrolls the strip to its start.
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [index]);
  return (
    <section
      aria-label={t`Pictures`}
      className="flex flex-col-reverse gap-3 md:flex-row md:items-start md:gap-4 lg:sticky lg:top-6 lg:self-start"
    >
      {media.length > 1 && (
        <ul
          ref={thumbnails}
          className="-ms-2 flex gap-3 overflow-x-auto p-1 md:-mt-2 md:max-h-[44rem] md:w-22 md:shrink-0 md:flex-col md:overflow-x-visible md:overflow-y-auto"
        >
          {media.map((item, position) => (
            <li key={item.id || position} className="w-16 shrink-0 md:w-20">
              <button
                type="button"
                aria-label={showText(item, position + 1, media.length)}
                aria-pressed={position === index}
                onClick={() => {
                  setChosen(position);
                }}
                className={clsx(
                  "relative block w-full overflow-hidden rounded-sm border-2 p-0.5",
                  position === index ? "border-brand" : "border-transparent hover:border-edge",
                )}
              >
                <Thumbnail media={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={strip}
        className="flex min-w-0 flex-1 snap-x snap-mandatory overflow-x-auto rounded-sm [scrollbar-width:none]"
        onScroll={({ currentTarget }) => {
          if (currentTarget.clientWidth > 0) setChosen(slideOf(currentTarget));
        }}
      >
        {(media.length > 0 ? media : [undefined]).map((item, position) => (
          <li
            key={item?.id ?? position}
            inert={position !== index}
            className="relative aspect-square w-full shrink-0 snap-start bg-sunken"
          >
            {Math.abs(position - index) <= 1 && <Slide media={item} isShown={position === index} />}
            {position === index && item?.kind === "image" && (
              <button
                type="button"
                aria-label={t`Enlarge picture`}
                aria-haspopup="dialog"
                onClick={() => {
                  setZoomed(true);
                }}
                className="absolute inset-0 flex size-full cursor-zoom-in items-end justify-end p-3 focus-visible:-outline-offset-4"
              >
                <span className="rounded-full bg-surface p-2.5">
                  <Icon name="zoom" size={20} />
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Zoom
        media={media}
        index={index}
        open={zoomed}
        onShow={setChosen}
        onClose={() => {
          setZoomed(false);
        }}
      />
    </section>
  );
}
