import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../../session/client";
import { EntryFields } from "../../kit/form/ListEditor";
import { Section } from "../../kit/ui/Section";
import { detailFields } from "./details";
import type { Details, WireProduct } from "./model";
import { brandsQuery, ribbonsQuery } from "./queries";

interface Props {
  product: WireProduct;
  details: Details;
  onChange: (details: Partial<Details>) => void;
}

/** The fields for a product's name, visibility and description. */
export function DetailsFields({ product, details, onChange }: Props) {
  const common = { entry: details, change: onChange };
  return (
    <Section title={t`Details`}>
      <div className="space-y-4">
        <EntryFields {...common} fields={detailFields("name", "description", "visible")} />
        <p className="text-sm text-soft">
          {product.productType === "DIGITAL" ? t`A digital product: a file to download.` : t`A physical product.`}
        </p>
      </div>
    </Section>
  );
}

/** The fields for a product's brand, ribbon and search-engine texts. */
export function MoreFields({ details, onChange }: Omit<Props, "product">) {
  const { client } = useConsole();
  // Suggestions only: any name can be typed.
  const { data: brands } = useQuery(brandsQuery(client));
  const { data: ribbons } = useQuery(ribbonsQuery(client));
  const common = { entry: details, change: onChange, suggestions: { brand: brands ?? [], ribbon: ribbons ?? [] } };
  return (
    <>
      <Section title={t`Brand and ribbon`}>
        <EntryFields {...common} fields={detailFields("brand", "ribbon")} />
      </Section>
      <Section title={t`Search engines`}>
        <EntryFields {...common} fields={detailFields("slug", "seoTitle", "seoDescription")} />
      </Section>
    </>
  );
}
