import { useLocation } from "react-router";
import { useConfig, useOrigin } from "./useShop";

interface Props {
  title?: string;
  description?: string;
  /** Query parameters that make another page of it; all else is the same page. */
  keep?: readonly string[];
  /** What other sites take the page for when they show a link to it. */
  type?: "website" | "product";
  image?: string;
}

/** A page's title, description and canonical address; React puts them in the head. */
export function PageMeta({ title, description, keep = [], type = "website", image }: Props) {
  const { name } = useConfig();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const key of [...params.keys()]) {
    if (!keep.includes(key)) params.delete(key);
  }
  const query = params.size > 0 ? `?${params}` : "";
  const address = `${useOrigin()}${pathname}${query}`;
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
