import { usePageContext } from "vike-react/usePageContext";
import { headContextOf } from "#relay/headFacts.ts";
import { indexingOf, isIndexed, ownAddress } from "#relay/indexing.ts";
import type { SharePicture, SiteFacts, JsonLdNode } from "#relay/headTags.ts";
import { localePath, pathBelow } from "#words/localePath.ts";
import { absoluteUrl, siteAddress } from "./canonicalUrls.ts";

/**
 * Serializes structured data (JSON-LD) for a script element. `<` is escaped: no product text can
 * close the element.
 */
export const structuredData = (jsonLd: readonly JsonLdNode[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": jsonLd }).replaceAll("<", "\\u003c");

/**
 * Returns the absolute URL of a page's share picture: as wide as link previews are (JPEG for
 * clients without WebP), else the original.
 */
function shareAddress({ address, srcSet }: SharePicture, site: SiteFacts) {
  const [, resized] = /(?<!\S)(\S+) 1200w/.exec(srcSet ?? "") ?? [];
  return (resized && absoluteUrl(resized, site)) ?? absoluteUrl(address, site);
}

/**
 * Links to the page in all languages of a shop with several, itself included: the same set on each.
 * @param own the page's canonical address
 */
function Alternates({ site, own }: { site: SiteFacts; own: string }) {
  const { shop, loaded, urlParsed } = usePageContext();
  const { languages = [] } = shop;
  const { search } = new URL(own, "http://page");
  const paths = loaded?.head?.paths;
  const pathIn = (language: string) => (paths ? paths[language] : urlParsed.pathname);
  const known = languages.flatMap((each) => {
    const path = pathIn(each.language);
    return path === undefined
      ? []
      : { ...each, href: site.url + pathBelow(each.prefix, path) + search };
  });
  const [first] = known;
  if (known.length < 2 || !first) return null;
  return (
    <>
      {known.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={first.href} />
    </>
  );
}

/**
 * Meta tags and structured data for search engines and link previews. Tags from backend data may be
 * missing; those of the URL are always rendered. Server only: browsers never load this module.
 */
export function MachineTags() {
  const pageContext = usePageContext();
  const { config, loaded, shop, is404 } = pageContext;
  const indexing = indexingOf(config.rules);
  const place = headContextOf(pageContext);
  // An error page is rendered under the URL of the page that failed.
  const { seo = {} } = loaded?.head ?? {};
  const robots = seo.robots?.join(", ");
  if ((is404 ?? null) !== null || !isIndexed(indexing, place) || loaded?.head?.isEmpty) {
    return <meta name="robots" content="noindex" />;
  }
  if (seo.robots?.includes("noindex")) return <meta name="robots" content={robots} />;
  const { site } = place;
  const { kind, previous, next, jsonLd } = loaded?.head ?? {};
  const description = seo.description ?? loaded?.head?.description;
  const socialDescription = seo.socialDescription ?? description;
  const picture = seo.picture ?? loaded?.head?.picture;
  const own = ownAddress(indexing, place);
  const address = localePath(seo.canonical ?? own);
  const isOwn = address === own;
  const canonical = site.url === undefined ? undefined : siteAddress(address, site);
  const sharedPicture = picture && shareAddress(picture, site);
  return (
    <>
      {seo.socialTitle && (
        <>
          <title>{loaded?.documentTitle}</title>
          <meta property="og:title" content={seo.socialTitle} />
        </>
      )}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && isOwn && <Alternates site={site} own={own} />}
      {isOwn && previous && <link rel="prev" href={previous} />}
      {isOwn && next && <link rel="next" href={next} />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={kind ?? "website"} />
      {canonical && <meta property="og:url" content={canonical} />}
      {socialDescription && <meta property="og:description" content={socialDescription} />}
      {sharedPicture && <meta property="og:image" content={sharedPicture} />}
      {sharedPicture && picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content={sharedPicture ? "summary_large_image" : "summary"} />
      {jsonLd && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- JSON on the server, without "<"
          dangerouslySetInnerHTML={{ __html: structuredData(jsonLd) }}
        />
      )}
    </>
  );
}
