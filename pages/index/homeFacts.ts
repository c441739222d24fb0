import { graphql } from "relay-runtime";
import { siteAddress } from "#components/head/canonicalUrls.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import { taglineOf } from "./tagline.ts";
import type { homeFactsQuery } from "#__generated__/homeFactsQuery.graphql.ts";
import { localePath } from "#words/localePath.ts";

const document = graphql`
  query homeFactsQuery {
    generalSettings {
      description
    }
    featured: products(
      first: 1
      where: {
        visibility: VISIBLE
        status: "publish"
        featured: true
        orderby: [{ field: MENU_ORDER, order: ASC }]
      }
    ) {
      nodes {
        image {
          sourceUrl
          srcSet
          altText
        }
      }
    }
    newest: products(
      first: 1
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        image {
          sourceUrl
          srcSet
          altText
        }
      }
    }
  }
`;

/** Metadata and structured data of the front page: the shop, and its search. */
export const homeFacts = defineHeadFacts<homeFactsQuery>({
  document,
  variables: () => ({}),
  subject: "front",
  tags: ({ featured, newest, generalSettings }, { shopName: name, site, texts }) => {
    const { image } = featured?.nodes[0] ?? newest?.nodes[0] ?? {};
    const headline = texts.headline || taglineOf(generalSettings);
    const url = siteAddress(localePath("/"), site);
    return {
      description: texts.lede || headline,
      picture: image?.sourceUrl
        ? { address: image.sourceUrl, srcSet: image.srcSet, alt: plainText(image.altText) }
        : undefined,
      jsonLd: [
        {
          "@type": "WebSite",
          name,
          url,
          potentialAction: {
            "@type": "SearchAction",
            target: {
              "@type": "EntryPoint",
              urlTemplate: siteAddress(localePath("/search?q={search_term_string}"), site),
            },
            "query-input": "required name=search_term_string",
          },
        },
        {
          "@type": "Organization",
          name,
          url,
          logo: siteAddress("/apple-touch-icon.png", site),
          description: headline,
        },
      ],
    };
  },
});
