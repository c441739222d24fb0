import { ownPath } from "#words/localePath.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { cacheSiteRedirects } from "./siteRedirects.ts";
import type { SiteRedirects } from "./siteRedirects.ts";

// Renamed products, by the redirects of the shop's own site.

/** Matches the slug at the end of a redirect's target; a product's URL has a prefix. */
function slugIn({ pathname }: URL): string | undefined {
  const segments = pathname.split("/").filter(Boolean);
  return segments.length > 1 ? segments.at(-1) : undefined;
}

/**
 * Creates the lookup of a renamed product's new slug.
 * @param origin of the shop's own site; redirects to others are ignored
 */
export function findNewSlugs(
  redirectAt: SiteRedirects,
  origin = "http://site",
): (slug: string) => Promise<string | undefined> {
  return async (slug) => {
    const redirect = await redirectAt(ownPath(`/product/${slug}/`));
    const location = redirect && URL.parse(redirect.location, origin);
    if (location?.origin !== origin) return undefined;
    const found = slugIn(location);
    return found?.toLowerCase() === slug.toLowerCase() ? undefined : found;
  };
}

/** Opens the cached redirects of the shop's own site, if it has one, and the renamed products there. */
export function openSiteRedirects(
  movedTo: Backend["movedTo"],
  { origin, endpoint }: Pick<Backend, "origin" | "endpoint">,
) {
  const redirectAt = cacheSiteRedirects(movedTo);
  const site = endpoint === undefined ? undefined : { endpoint, redirectAt };
  return { newSlugOf: findNewSlugs(redirectAt, origin), site };
}
