import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { Link } from "../../lib/router";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { listText } from "../../lib/listText";
import { parseImage } from "../../lib/media";
import { amountText } from "../../lib/money";
import { useCatalog, useConfig } from "../../lib/useShop";
import { ButtonLink, PageHeading, Picture, Skeleton } from "../../ui";
import { railQuery } from "./queries";

/** The hero of the home page: the shop's own image, or the second image of a featured product. */
export function Hero() {
  const catalog = useCatalog();
  const { host } = useConfig();
  const { title, text, image } = shopContent.hero;
  const { data, isPending } = useResource({
    ...railQuery(catalog, { kind: "ribbon", ribbon: shopContent.featuredRibbon }, 8),
    enabled: image === undefined,
  });
  const product = data?.find(({ images }) => images.length > 1);
  return (
    <section className="shell grid items-center gap-8 pt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16 lg:pt-10">
      <div className="order-last lg:order-first">
        <PageHeading className="text-4xl font-semibold">{inLanguage(title)}</PageHeading>
        <p className="mt-5 max-w-[42ch] text-lg text-soft">{inLanguage(text)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/search?sort=newest">{t`Shop what’s new`}</ButtonLink>
          <ButtonLink look="outline" to="/collections">
            {t`Browse categories`}
          </ButtonLink>
        </div>
      </div>
      <div className="relative">
        {isPending && image === undefined ? (
          <Skeleton className="aspect-square w-full lg:aspect-[6/5]" />
        ) : (
          <div className="overflow-hidden rounded-md">
            <Picture
              image={image === undefined ? product?.images[1] : parseImage(image, host, "")}
              sizes="(min-width: 64rem) 44rem, calc(100vw - 2.25rem)"
              eager
              className="lg:!aspect-[6/5]"
            />
          </div>
        )}
        {product && (
          <Link
            to={`/product/${product.slug}`}
            className="absolute start-4 bottom-4 inline-flex min-h-11 items-center rounded-full bg-surface px-5 text-sm font-medium hover:underline hover:underline-offset-4"
          >
            <span>{listText([product.name, product.price && amountText(product.price.now)])}</span>
          </Link>
        )}
      </div>
    </section>
  );
}
