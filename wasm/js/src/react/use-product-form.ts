import { useEffect } from "react";
import type { ProductView } from "../storefront/catalog-view/view.js";
import {
  type ProductForm,
  productForm,
  type ProductFormOptions,
  type ProductFormSnapshot,
} from "../storefront/stores/product/form.js";
import { type Used, useStore } from "./use-external-store.js";

/** The purchase form of a product. Give the component the product's id as `key`. */
export function useProductForm(
  product: ProductView,
  options?: ProductFormOptions,
): Used<ProductFormSnapshot, ProductForm> {
  const used = useStore(() => productForm(product, options));
  const [, form] = used;
  useEffect(() => {
    form.update(product);
  }, [form, product]);
  return used;
}
