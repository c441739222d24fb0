import { graphql, readInlineData } from "relay-runtime";
import { membersOf } from "#relay/contract/facets.ts";
import { plainText } from "#relay/contract/plainText.ts";
import type { facetCounts_query$key } from "#__generated__/facetCounts_query.graphql.ts";
import type { facetCounts_terms$key } from "#__generated__/facetCounts_terms.graphql.ts";

// Facet counts of a listing: numbers of products per term, category and price.

const termsFragment = graphql`
  fragment facetCounts_terms on CollectionStats @inline {
    attributeCounts {
      slug
      name
      terms {
        count
        node {
          slug
          name
          description
        }
      }
    }
  }
`;

const countsFragment = graphql`
  fragment facetCounts_query on RootQuery @inline {
    termStats: collectionStats(taxonomies: $taxonomies, where: $counted) {
      ...facetCounts_terms
    }
    firstStats: collectionStats(taxonomies: $firstTaxonomy, where: $besideFirst)
      @include(if: $hasFirst) {
      ...facetCounts_terms
    }
    secondStats: collectionStats(taxonomies: $secondTaxonomy, where: $besideSecond)
      @include(if: $hasSecond) {
      ...facetCounts_terms
    }
    thirdStats: collectionStats(taxonomies: $thirdTaxonomy, where: $besideThird)
      @include(if: $hasThird) {
      ...facetCounts_terms
    }
    priceStats: collectionStats(calculatePriceRange: true, where: $besidePrice) {
      priceRange {
        minPrice(format: RAW)
        maxPrice(format: RAW)
        written: maxPrice
      }
    }
    stockStats: collectionStats(calculateStockStatusCounts: true, where: $besideStock) {
      stockStatusCounts {
        status
        count
      }
    }
    ratingStats: collectionStats(calculateRatingCounts: true, where: $besideRating) {
      ratingCounts {
        rating
        count
      }
    }
    saleStats: products(first: 1, where: $onSale) {
      found
    }
  }
`;

/** Term to choose: its backend value, its name, and its number of products. */
export type CountedTerm = { slug: string; name: string; colour?: string; count: number };

/** Attribute with the terms that have products or were chosen. */
export type CountedAttribute = {
  attribute: string;
  name: string;
  terms: CountedTerm[];
  /** Number of products that have the attribute, if the response tells it. */
  productCount?: number;
};

/** Number of products with each further choice. */
export type FacetCounts = {
  attributes: CountedAttribute[];
  /** Price range in whole amounts, and one price as the shop formats it. */
  prices?: { lowest: number; highest: number; sample: string };
  inStock: number;
  onSale: number;
  /** Number of products with at least this rating. */
  ratedFrom: (rating: number) => number;
};

const COLOUR = /^#[\da-f]{3,8}$/i;

type TermStats = facetCounts_terms$key | null | undefined;

function attributesIn(stats: TermStats): CountedAttribute[] {
  const { attributeCounts } = (stats && readInlineData(termsFragment, stats)) ?? {};
  return (attributeCounts ?? []).flatMap((counted) => {
    if (!counted) return [];
    const terms = (counted.terms ?? []).flatMap((term): CountedTerm[] => {
      const { slug, name, description } = term?.node ?? {};
      if (!slug) return [];
      const colour = description && COLOUR.test(description) ? { colour: description } : {};
      return [{ slug, name: plainText(name), count: term?.count ?? 0, ...colour }];
    });
    return [{ attribute: counted.slug, name: plainText(counted.name), terms }];
  });
}

/** Joins the terms of a joined attribute's members: those with the same slug are one. */
function joinTerms(parts: readonly CountedAttribute[]): CountedTerm[] {
  const joined = new Map<string, CountedTerm>();
  for (const term of parts.flatMap(({ terms }) => terms)) {
    const known = joined.get(term.slug);
    joined.set(term.slug, known ? { ...term, ...known, count: known.count + term.count } : term);
  }
  return [...joined.values()];
}

/** Returns the counts of a listing's attributes, which may be joined, from those of each member. */
export const joinCounts = (
  counted: readonly CountedAttribute[],
  attributes: readonly string[],
): CountedAttribute[] =>
  attributes.flatMap((attribute) => {
    const parts = membersOf(attribute).flatMap((member) =>
      counted.filter((one) => one.attribute === member),
    );
    const [first] = parts;
    return first ? [{ attribute, name: first.name, terms: joinTerms(parts) }] : [];
  });

/** Returns the counts of further choices from a listing's response. */
export function facetCounts(
  query: facetCounts_query$key,
  attributes: readonly string[],
): FacetCounts {
  const stats = readInlineData(countsFragment, query);
  const { termStats, firstStats, secondStats, thirdStats, priceStats, stockStats } = stats;
  const alone = [firstStats, secondStats, thirdStats].flatMap(attributesIn);
  const range = priceStats?.priceRange;
  const ratings = stats.ratingStats?.ratingCounts ?? [];
  return {
    attributes: joinCounts(
      attributesIn(termStats).map(
        (counted) => alone.find(({ attribute }) => attribute === counted.attribute) ?? counted,
      ),
      attributes,
    ),
    ...(range?.minPrice &&
      range.maxPrice && {
        prices: {
          lowest: Math.floor(Number(range.minPrice)),
          highest: Math.ceil(Number(range.maxPrice)),
          sample: plainText(range.written),
        },
      }),
    inStock:
      stockStats?.stockStatusCounts?.find((counted) => counted?.status === "IN_STOCK")?.count ?? 0,
    onSale: stats.saleStats?.found ?? 0,
    ratedFrom: (rating) =>
      ratings.reduce(
        (sum, counted) => sum + (counted && counted.rating >= rating ? (counted.count ?? 0) : 0),
        0,
      ),
  };
}
