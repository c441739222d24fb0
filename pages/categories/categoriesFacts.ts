import { graphql } from "relay-runtime";
import { pathTo } from "#components/head/canonicalUrls.ts";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { firstNames, itemList } from "#components/category/listingJsonLd.ts";
import { isDefaultCategory } from "#relay/contract/page/defaultCategory.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { wordsIn } from "#relay/contract/page/shopTexts.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { categoriesFactsQuery } from "#__generated__/categoriesFactsQuery.graphql.ts";
import { t } from "#words/t.ts";

const document = graphql`
  query categoriesFactsQuery {
    productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        name
        slug
        image {
          sourceUrl
          srcSet
        }
      }
    }
  }
`;

/** Metadata and structured data of the page of all categories. */
export const categoriesFacts = defineHeadFacts<categoriesFactsQuery>({
  document,
  variables: () => ({}),
  tags: ({ productCategories }, place) => {
    const { departments } = wordsIn(place.texts);
    const categories = (productCategories?.nodes ?? []).filter((one) => !isDefaultCategory(one));
    const picture = categories.find(({ image }) => image?.sourceUrl)?.image;
    const items = categories.map(({ name, slug, image }) => ({
      name: plainText(name),
      path: pathTo("category", slug),
      picture: image?.sourceUrl,
    }));
    return {
      description:
        categories.length > 0
          ? t("head.listing", { title: departments, names: firstNames(categories) })
          : undefined,
      picture: picture?.sourceUrl
        ? { address: picture.sourceUrl, srcSet: picture.srcSet }
        : undefined,
      jsonLd: [
        itemList(items, place),
        breadcrumbTrail([{ name: departments, path: "/categories" }], place),
      ],
    };
  },
});
