import { plural } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import type { Collection } from "../../lib/catalog";
import { Picture } from "../../ui";

interface Props {
  collection: Collection;
  sizes: string;
  ratio?: number;
  eager?: boolean;
  showCount?: boolean;
}

export function CollectionCard({ collection, sizes, ratio = 1, eager = false, showCount = false }: Props) {
  const { name, slug, description, image, products } = collection;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-sm">
        <Picture
          image={image}
          sizes={sizes}
          ratio={ratio}
          eager={eager}
          alt=""
          className="transition-transform duration-500 group-hover:scale-[1.025]"
        />
      </div>
      <h3 className="mt-3.5 text-lg leading-snug">
        <Link
          to={`/collections/${slug}`}
          className="after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {showCount && (
        <div className="mt-1 text-sm text-soft">
          {description && (
            <p>
              <bdi>{description}</bdi>
            </p>
          )}
          {products !== undefined && (
            <p className="mt-1">{plural({ count: products }, { one: "# product", other: "# products" })}</p>
          )}
        </div>
      )}
    </article>
  );
}
