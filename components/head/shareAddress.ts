import type { SharePicture, SiteFacts } from "#relay/headFacts.ts";
import { absoluteUrl } from "./canonicalUrls.ts";

/**
 * The whole address of a picture that is shared: at the width that previews show, which whoever
 * cannot show WebP is given as JPEG; else as it was uploaded.
 */
export function shareAddress({ address, srcSet }: SharePicture, site: SiteFacts) {
  const [, made] = /(\S+) 1200w/.exec(srcSet ?? "") ?? [];
  return (made && absoluteUrl(made, site)) ?? absoluteUrl(address, site);
}
