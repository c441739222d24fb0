import type { SharePicture, SiteFacts } from "#relay/headTags.ts";
import { absoluteUrl } from "./canonicalUrls.ts";

/**
 * Returns the absolute URL of a page's share picture: as wide as link previews are (JPEG for
 * clients without WebP), else the original.
 */
export function shareAddress({ address, srcSet }: SharePicture, site: SiteFacts) {
  const [, resized] = /(?<!\S)(\S+) 1200w/.exec(srcSet ?? "") ?? [];
  return (resized && absoluteUrl(resized, site)) ?? absoluteUrl(address, site);
}
