import { storage } from "./persistence.ts";
import { isNewerVersion } from "./storedVersion.ts";

/** Local storage key of the recently viewed products, and the version of their format. */
export const RECENTLY_VIEWED = "vitrine.viewed";
const VERSION = 1;
const MOST = 12;

/** A recently viewed product. Without its price, which may have changed by now. */
export type ViewedProduct = {
  slug: string;
  name: string;
  /** Picture URL; empty for none. */
  picture: string;
};

const isShort = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;

const isThing = (value: unknown): value is ViewedProduct => {
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
    const kept = JSON.parse(storage.read(RECENTLY_VIEWED) ?? "null") as {
      version?: unknown;
      things?: unknown;
    } | null;
    if (kept?.version !== VERSION || !Array.isArray(kept.things)) return [];
    return kept.things.filter(isThing).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Saves a product as recently viewed; returns the others. */
export function noteViewed(thing: ViewedProduct): ViewedProduct[] {
  const others = viewedProducts().filter(({ slug }) => slug !== thing.slug);
  const things = [thing, ...others].filter(isThing).slice(0, MOST);
  if (!isNewerVersion(storage.read(RECENTLY_VIEWED), VERSION)) {
    storage.write(RECENTLY_VIEWED, JSON.stringify({ version: VERSION, things }));
  }
  return others;
}

/** Removes the recently viewed products. */
export const forgetViewed = (): void => storage.write(RECENTLY_VIEWED, null);
