import { useLocation } from "react-router";
import { useConfig } from "./useShop";

interface Props {
  title?: string;
  description?: string;
  /** Query parameters that make another page of it; all else is the same page. */
  keep?: readonly string[];
}

/** A page's title, description and canonical address; React puts them in the head. */
export function PageMeta({ title, description, keep = [] }: Props) {
  const { name } = useConfig();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const key of [...params.keys()]) {
    if (!keep.includes(key)) params.delete(key);
  }
  const query = params.size > 0 ? `?${params}` : "";
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={`${window.location.origin}${pathname}${query}`} />
    </>
  );
}
