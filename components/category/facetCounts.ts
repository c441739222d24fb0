import { graphql, readInlineData } from "relay-runtime";
import { colorOf } from "#components/product/attributeOptions.ts";
import { displayedAmount, displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { membersOf } from "#relay/contract/page/facets.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type {
  facetCounts_query$data,
  facetCounts_query$key,
} from "#__generated__/facetCounts_query.graphql.ts";
import type { facetCounts_listed$key } from "#__generated__/facetCounts_listed.graphql.ts";
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

// A product's displayed price, and the one that the merchant entered.
const listedFragment = graphql`
  fragment facetCounts_listed on Product @inline {
    __typename
    ... on ProductWithPricing {
      price
      raw: price(format: RAW)
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
  /** Range of the displayed prices in whole amounts. */
  prices?: { lowest: number; highest: number };
  /** Format of the shop's prices, if it is known. */
  priceFormat?: AmountFormat;
  inStock: number;
  onSale: number;
  /** Number of products with at least this rating. */
  ratedFrom: (rating: number) => number;
};

type PriceRange = NonNullable<facetCounts_query$data["priceStats"]>["priceRange"];
type TermStats = facetCounts_terms$key | null | undefined;

function attributesIn(stats: TermStats): CountedAttribute[] {
  const { attributeCounts } = (stats && readInlineData(termsFragment, stats)) ?? {};
  return (attributeCounts ?? []).flatMap((counted) => {
    if (!counted) return [];
    const terms = (counted.terms ?? []).flatMap((term): CountedTerm[] => {
      const { slug, name, description } = term?.node ?? {};
      if (!slug) return [];
      const colour = colorOf(description);
      return [{ slug, name: plainText(name), count: term?.count ?? 0, ...(colour && { colour }) }];
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

/**
 * Returns the ratio of displayed to entered prices, as a listed product has it: the backend's price
 * range is of prices as entered, perhaps without the tax that it adds to each product's.
 */
function displayedRatio(listed: readonly facetCounts_listed$key[]): number {
  let [shown, entered] = [1, 1];
  for (const product of listed) {
    const { __typename, price: text, raw } = readInlineData(listedFragment, product);
    const amounts = [displayedAmount({ text, raw }), raw].map(Number);
    const [displayed = 0, own = 0] = amounts;
    // The dearest is least rounded. One with variations has no entered price.
    const isDearer = own > 0 && displayed > shown;
    if (__typename === "SimpleProduct" && isDearer) [shown, entered] = [displayed, own];
  }
  return shown / entered;
}

/** Returns the price range of a listing; undefined if it has none. */
function pricesOf(
  range: PriceRange,
  listed: readonly facetCounts_listed$key[],
): FacetCounts["prices"] {
  if (!range?.minPrice || !range.maxPrice) return undefined;
  const ratio = displayedRatio(listed);
  return {
    lowest: Math.floor(Number(range.minPrice) * ratio),
    highest: Math.ceil(Number(range.maxPrice) * ratio),
  };
}

/**
 * Returns the counts of further choices from a listing's response.
 * @param listed some of its products
 */
export function facetCounts(
  query: facetCounts_query$key,
  attributes: readonly string[],
  listed: readonly facetCounts_listed$key[],
): FacetCounts {
  const stats = readInlineData(countsFragment, query);
  const { termStats, firstStats, secondStats, thirdStats, priceStats, stockStats } = stats;
  const alone = [firstStats, secondStats, thirdStats].flatMap(attributesIn);
  const { maxPrice: raw, written: text } = priceStats?.priceRange ?? {};
  const prices = pricesOf(priceStats?.priceRange, listed);
  const priceFormat = displayedFormat({ text, raw });
  const ratings = stats.ratingStats?.ratingCounts ?? [];
  return {
    attributes: joinCounts(
      attributesIn(termStats).map(
        (counted) => alone.find(({ attribute }) => attribute === counted.attribute) ?? counted,
      ),
      attributes,
    ),
    ...(prices && { prices }),
    ...(priceFormat && { priceFormat }),
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
