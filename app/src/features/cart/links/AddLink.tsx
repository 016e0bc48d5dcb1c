import { useCart } from "@cartwright/sdk/react";
import { plural, t } from "@lingui/core/macro";
import { useAction, useResource } from "../../../lib/resource";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "../../../lib/router";
import { listText } from "../../../lib/listText";
import { parseImage } from "../../../lib/media";
import { priceText } from "../../../lib/money";
import { useCatalog, useConfig } from "../../../lib/useShop";
import { Button, ButtonLink, ErrorPanel, Message, Notice, PageHeading, Picture, Skeleton } from "../../../ui";
import { sayAddError } from "../drawer";
import { readCartLink } from "./cartLink";
import { type LinkedItem, linkedItemsQuery } from "./linkedItems";

/** The page of a cart link. Shows the items, and asks before it adds them. */
export function AddLink() {
  const params = useSearchParams();
  const text = params.get("items");
  const link = useMemo(() => readCartLink(text), [text]);
  const { data, error, isPending, reload } = useResource(linkedItemsQuery(useCatalog(), link));
  if (isPending && link.length > 0) return <Skeleton className="h-80 w-full" />;
  if (error) return <ErrorPanel error={error} title={t`The suggested items could not be loaded`} onRetry={reload} />;
  const wanted = data?.items.filter(({ soldOut }) => !soldOut) ?? [];
  if (!data?.items.length) {
    return (
      <>
        <PageHeading>{t`Nothing to add`}</PageHeading>
        <Message text={t`The items are no longer available, or the link is mistyped.`}>
          <ButtonLink to="/cart">{t`View cart`}</ButtonLink>
        </Message>
      </>
    );
  }
  return (
    <>
      <PageHeading>{t`Add these items to your cart?`}</PageHeading>
      <p className="mt-4 text-soft">{t`This link suggests the items below. Nothing is added until you confirm.`}</p>
      <ul aria-label={t`Suggested items`} className="my-8 divide-y divide-line border-y border-line">
        {data.items.map((item, index) => (
          <SuggestedItem key={index} item={item} />
        ))}
      </ul>
      {data.unknown > 0 && (
        <Notice tone="warn" className="mb-6">
          {plural(
            { count: data.unknown },
            {
              one: "# item in this link is no longer available.",
              other: "# items in this link are no longer available.",
            },
          )}
        </Notice>
      )}
      <Ask wanted={wanted} />
    </>
  );
}

function SuggestedItem({ item: { preview, quantity, choices, soldOut } }: { item: LinkedItem }) {
  const { host } = useConfig();
  return (
    <li className="flex items-center gap-4 py-4">
      <div className="w-16 shrink-0 overflow-hidden rounded-sm">
        <Picture image={parseImage(preview.image, host, preview.name)} sizes="4rem" small alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{preview.name}</bdi>
        </p>
        <p className="text-sm text-soft">{listText([choices, t`Quantity: ${{ count: quantity }}`])}</p>
        {soldOut && <p className="text-sm text-bad">{t`Sold out`}</p>}
      </div>
      <p className="tabular-nums">{priceText(preview.unit)}</p>
    </li>
  );
}

function Ask({ wanted }: { wanted: readonly LinkedItem[] }) {
  const { add } = useCart();
  const navigate = useNavigate();
  const count = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const { run, busy, error } = useAction({
    do: () => add(wanted),
    after: () => navigate("/cart", { replace: true }),
  });
  return (
    <>
      {error !== null && (
        <Notice tone="bad" role="alert" className="mb-6">
          {sayAddError(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button busy={busy} onClick={() => run()}>
            {plural(count, { one: "Add # item", other: "Add # items" })}
          </Button>
        )}
        <ButtonLink look="outline" to="/cart">
          {t`No, thanks`}
        </ButtonLink>
      </div>
    </>
  );
}
