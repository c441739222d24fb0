import { graphql } from "relay-runtime";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { siteAddress } from "#components/head/canonicalUrls.ts";
import { summary } from "#components/head/summary.ts";
import { ancestorCrumbs } from "#components/frame/ancestorCrumbs.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { wordpressPageFactsQuery } from "#__generated__/wordpressPageFactsQuery.graphql.ts";

const document = graphql`
  query wordpressPageFactsQuery($uri: ID!) {
    described: page(id: $uri, idType: URI) {
      title
      content
      modifiedGmt
      featuredImage {
        node {
          sourceUrl
          srcSet
          altText
        }
      }
      ...ancestorCrumbs_page @relay(mask: false)
    }
  }
`;

/** Metadata and structured data of a WordPress page. */
export const wordpressPageFacts = defineHeadFacts<wordpressPageFactsQuery>({
  document,
  variables: ({ routeParams }) => ({ uri: `${routeParams["*"]}/` }),
  subject: "page",
  tags: ({ described }, place) => {
    if (!described) return {};
    const name = plainText(described.title);
    const above = ancestorCrumbs(described);
    const description = summary(described.content);
    const image = described.featuredImage?.node;
    return {
      description,
      picture: image?.sourceUrl
        ? { address: image.sourceUrl, srcSet: image.srcSet, alt: plainText(image.altText) }
        : undefined,
      jsonLd: [
        {
          "@type": "WebPage",
          name,
          url: siteAddress(place.path, place.site),
          ...(description && { description }),
          ...(described.modifiedGmt && { dateModified: `${described.modifiedGmt}Z` }),
        },
        breadcrumbTrail([...above, { name, path: place.path }], place),
      ],
    };
  },
});
