import { cutText, plainText } from "@cartwright/sdk";
import { firstPicture, availabilityOf } from "@cartwright/sdk/store";
import { t } from "@lingui/core/macro";
import { type ReactNode, useMemo } from "react";
import { Link } from "../../lib/router";
import type { Product } from "../../lib/catalog";
import { listText } from "../../lib/listText";
import { useLastData, useResource, useResources } from "../../lib/resource";
import { useCatalog } from "../../lib/useShop";
import { ButtonLink, ErrorPanel, IconButton, Message, Picture, ScrollRegion, Skeleton } from "../../ui";
import { availabilityText, FeaturedRail, Price, productByIdQuery } from "../catalog";
import { GoneNotice } from "./GoneNotice";
import { useRemoval, useSavedList } from "./savedList";

const DESCRIPTION_LENGTH = 220;

/** Up to four products side by side. */
export function Comparison() {
  const catalog = useCatalog();
  const { ids, toggle, remove } = useSavedList("compare");
  const resources = useResources();
  const { data, error, isPending, reload } = useResource({
    key: ["compare", ids],
    load: () => Promise.all(ids.map((id) => resources.get(productByIdQuery(catalog, id)))),
  });
  // The remaining products stay on screen after a removal.
  const { data: shown, isLast } = useLastData(data);
  const gone = useMemo(() => (isLast ? [] : ids.filter((_, index) => shown?.[index] === null)), [shown, isLast, ids]);
  const hasRemoved = useRemoval(gone, remove);
  if (ids.length === 0) {
    return (
      <>
        {hasRemoved && <GoneNotice className="mt-8" />}
        <Message text={t`Nothing to compare yet. Choose “Compare” on up to four products.`}>
          <ButtonLink to="/search">{t`Shop everything`}</ButtonLink>
        </Message>
        <FeaturedRail />
      </>
    );
  }
  if (error !== null) {
    return <ErrorPanel error={error} title={t`These products could not be loaded`} onRetry={reload} />;
  }
  if (isPending && !shown) return <Skeleton className="mt-8 h-96 w-full" />;
  const products = (shown ?? []).flatMap((product) => (product && ids.includes(product.id) ? [product] : []));
  return (
    <>
      {hasRemoved && <GoneNotice className="mt-8" />}
      <ScrollRegion label={t`Comparison`} className="mt-8 overflow-x-auto">
        <table className="min-w-max border-collapse text-start">
          <thead>
            <tr>
              <td className="w-20 sm:w-36" />
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className="w-34 p-2 text-start align-bottom font-normal sm:w-72 sm:p-3"
                >
                  <Link to={`/product/${product.slug}`} className="link font-display sm:text-lg">
                    <bdi>{product.name}</bdi>
                  </Link>
                  <div className="relative mt-2 overflow-hidden rounded-sm">
                    <Picture image={firstPicture(product.media)} sizes="16rem" alt="" />
                    <IconButton
                      icon="close"
                      className="absolute end-2 top-2 bg-surface"
                      label={t`Remove ${{ name: product.name }}`}
                      onClick={() => {
                        toggle(product.id);
                      }}
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t`Price`} products={products}>
              {({ price, priceVaries }) => <Price price={price} varies={priceVaries} />}
            </Row>
            <Row name={t`Availability`} products={products}>
              {(product) => availabilityText(availabilityOf(product))}
            </Row>
            <Row name={t`Brand`} products={products}>
              {({ brand }) => brand && <bdi>{brand}</bdi>}
            </Row>
            <Row name={t`Options`} products={products}>
              {({ options }) =>
                options.length > 0 &&
                options.map(({ name, choices }) => (
                  <span key={name} className="block">
                    <bdi>{name}</bdi>: {listText(choices.map((choice) => choice.name))}
                  </span>
                ))
              }
            </Row>
            <Row name={t`Description`} products={products}>
              {({ description }) => description && <bdi>{shortened(plainText(description))}</bdi>}
            </Row>
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

interface RowProps {
  name: string;
  products: readonly Product[];
  children: (product: Product) => ReactNode;
}

function Row({ name, products, children }: RowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pe-2 text-start align-top text-xs font-medium sm:text-sm">
        {name}
      </th>
      {products.map((product) => (
        <td key={product.id} className="max-w-64 p-2 align-top text-sm break-words sm:p-3">
          {children(product) || "–"}
        </td>
      ))}
    </tr>
  );
}

function shortened(text: string): string {
  const start = cutText(text, DESCRIPTION_LENGTH);
  return start === text ? text : `${start.trimEnd()}…`;
}
