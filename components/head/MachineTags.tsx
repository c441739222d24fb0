import { usePageContext } from "vike-react/usePageContext";
import { placeOf } from "#relay/headFacts.ts";
import { indexingOf, isIndexed, ownAddress } from "#relay/indexing.ts";
import { shareAddress } from "./shareAddress.ts";

import { structuredData } from "./structuredData.ts";

/**
 * What a head says to search engines and to whoever shares the page. What the backend gives may be
 * missing; what the page's address says is there all the same. It is never part of what a browser
 * loads.
 */
export function MachineTags() {
  const pageContext = usePageContext();
  const { config, loaded, shop, is404 } = pageContext;
  const indexing = indexingOf(config.rules);
  const place = placeOf(pageContext);
  // An error page stands at the address of another.
  if ((is404 ?? null) !== null || !isIndexed(indexing, place)) {
    return <meta name="robots" content="noindex" />;
  }
  const { site } = place;
  const { description, kind, picture, previous, next, things } = loaded?.head ?? {};
  const own = site.url === undefined ? undefined : site.url + ownAddress(indexing, place);
  const shared = picture && shareAddress(picture, site);
  return (
    <>
      {own && <link rel="canonical" href={own} />}
      {previous && <link rel="prev" href={previous} />}
      {next && <link rel="next" href={next} />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={kind ?? "website"} />
      {own && <meta property="og:url" content={own} />}
      {description && <meta property="og:description" content={description} />}
      {shared && <meta property="og:image" content={shared} />}
      {shared && picture.words && <meta property="og:image:alt" content={picture.words} />}
      <meta name="twitter:card" content={shared ? "summary_large_image" : "summary"} />
      {things && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData(things) }}
        />
      )}
    </>
  );
}
