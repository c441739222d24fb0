import { isNewerVersion, storage } from "./browserStorage.ts";

// Recently viewed products, in local storage.

/** Local storage key of the recently viewed products, and the version of their format. */
export const RECENTLY_VIEWED = "vitrine.viewed";
const VERSION = 1;
const MAX_PRODUCTS = 12;

/** A recently viewed product. Without its price, which may have changed by now. */
export type ViewedProduct = {
  slug: string;
  name: string;
  /** Picture URL; empty for none. */
  picture: string;
};

const isShort = (value: unknown, max: number): value is string =>
  typeof value === "string" && value.length <= max;

const isViewedProduct = (value: unknown): value is ViewedProduct => {
  const { slug, name, picture } = (value ?? {}) as Record<string, unknown>;
  return (
    isShort(slug, 200) &&
    slug !== "" &&
    isShort(name, 500) &&
    isShort(picture, 2000) &&
    (picture === "" || /^(\/|https?:)/.test(picture))
  );
};

/** Returns the recently viewed products, latest first; empty if they cannot be read. */
export function viewedProducts(): ViewedProduct[] {
  try {
    const stored = JSON.parse(storage.read(RECENTLY_VIEWED) ?? "null") as {
      version?: unknown;
      things?: unknown;
    } | null;
    if (stored?.version !== VERSION || !Array.isArray(stored.things)) return [];
    return stored.things.filter(isViewedProduct).slice(0, MAX_PRODUCTS);
  } catch {
    return [];
  }
}

/** Returns those of a row, without a page's own product; none if there is only one. */
export function viewedRow(exceptSlug: string): ViewedProduct[] {
  const others = viewedProducts().filter(({ slug }) => slug !== exceptSlug);
  return others.length > 1 ? others : [];
}

/** Saves a product as recently viewed; returns the others. */
export function saveViewed(product: ViewedProduct): ViewedProduct[] {
  const others = viewedProducts().filter(({ slug }) => slug !== product.slug);
  const products = [product, ...others].filter(isViewedProduct).slice(0, MAX_PRODUCTS);
  if (!isNewerVersion(storage.read(RECENTLY_VIEWED), VERSION)) {
    storage.write(RECENTLY_VIEWED, JSON.stringify({ version: VERSION, things: products }));
  }
  return others;
}

/** Removes the recently viewed products. */
export const forgetViewed = (): void => storage.write(RECENTLY_VIEWED, null);
