import clsx from "clsx";
import { useState } from "react";
import type { ShopImage } from "../../lib/media";
import { Picture } from "../../ui";
import { productMessages as t } from "./messages";

interface Props {
  images: readonly ShopImage[];
  /** A picture that the chosen variant asks for. */
  wanted?: ShopImage | null;
}

export function Gallery({ images, wanted }: Props) {
  const [chosen, setChosen] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const all = wanted && !images.some((image) => image.url === wanted.url) ? [...images, wanted] : [...images];
  // A new choice moves the gallery once; after that the shopper's own clicks count.
  if (wanted && wanted.url !== asked) {
    setAsked(wanted.url);
    setChosen(
      Math.max(
        0,
        all.findIndex((image) => image.url === wanted.url),
      ),
    );
  }
  const shown = all[Math.min(chosen, all.length - 1)] ?? null;
  return (
    <section aria-label={t.gallery} className="flex flex-col-reverse gap-3 md:flex-row md:gap-4">
      {all.length > 1 && (
        <ul className="flex gap-3 md:w-20 md:flex-col">
          {all.map((image, index) => (
            <li key={image.url} className="w-16 md:w-20">
              <button
                type="button"
                aria-label={t.showPicture(index + 1, all.length)}
                aria-pressed={index === chosen}
                onClick={() => {
                  setChosen(index);
                }}
                className={clsx(
                  "block w-full overflow-hidden rounded-sm border-2 p-0.5",
                  index === chosen ? "border-brand" : "border-transparent hover:border-edge",
                )}
              >
                <Picture image={image} sizes="5rem" small alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="min-w-0 flex-1 overflow-hidden rounded-sm">
        <Picture key={shown?.url ?? "none"} image={shown} sizes="(min-width: 64rem) 46rem, 100vw" eager />
      </div>
    </section>
  );
}
