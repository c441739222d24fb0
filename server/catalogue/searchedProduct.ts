import type { searchedProductQuery } from "#server/__generated__/searchedProductQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { NodeOf } from "#relay/contract/listedNodes.ts";
import { displayedAmounts } from "#relay/contract/cart/displayedAmounts.ts";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { setPrice } from "#relay/contract/cart/sumOfParts.ts";
import type { SearchedVariation } from "#relay/contract/search/optionPictures.ts";
import type { SearchedFacts } from "#relay/contract/search/searchRecord.ts";

// Product queries of the search index, and the mapping to search facts.

void graphql`
  fragment searchedProduct_product on Product {
    databaseId
    type
    slug
    name
    sku
    shortDescription
    description
    onSale
    purchasable
    featured
    averageRating
    reviewCount
    dateGmt
    image {
      sourceUrl
      altText
    }
    galleryImages(first: 10) {
      nodes {
        sourceUrl
        altText
      }
    }
    productCategories(first: 100) {
      nodes {
        databaseId
      }
    }
    productTags(first: 100) {
      nodes {
        name
      }
    }
    ... on ProductWithPricing {
      price(format: RAW)
      words: price
      regularPrice(format: RAW)
      regularWords: regularPrice
    }
    ... on GroupProduct {
      words: price
      parts: products(first: 100) {
        nodes {
          purchasable
          ... on ProductWithPricing {
            price
            raw: price(format: RAW)
          }
          ... on InventoriedProduct {
            stockStatus
          }
        }
      }
    }
    ... on InventoriedProduct {
      stockStatus
    }
    ... on ProductWithAttributes {
      attributes(first: 100) {
        nodes {
          name
          variation
          ... on GlobalProductAttribute {
            terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {
              nodes {
                slug
                name
              }
            }
          }
        }
      }
    }
    ... on ProductWithVariations {
      variations(first: 100) {
        nodes {
          sku
          image {
            sourceUrl
            altText
          }
          attributes(first: 100) {
            nodes {
              name
              value
            }
          }
        }
      }
    }
  }
`;

// SEARCH: those that only a search finds as well, and not those that only a list shows.
void graphql`
  query searchedProductQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: { visibility: SEARCH, orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        ...searchedProduct_product @relay(mask: false)
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

void graphql`
  query searchedProductChangedQuery($ids: [Int]!) {
    products(
      first: 100
      where: { include: $ids, visibility: SEARCH, orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        ...searchedProduct_product @relay(mask: false)
      }
    }
  }
`;

/** Product data for the search index. */
export type SearchedProduct = NodeOf<searchedProductQuery>;

type Text = string | null | undefined;

/** Returns displayed prices as numbers: one, or the lowest and the highest of the variations. */
const pricesIn = (text: Text, raw: Text) => displayedAmounts({ text, raw }).map(Number);

/** A grouped product has a price of its own as a set, or else the prices of its parts. */
function pricesOf({ price, words, parts, purchasable }: SearchedProduct): number[] {
  const set = parts && setPrice(parts.nodes);
  if (set !== undefined && set !== null) return [set];
  // The backend returns no price for a free product, nor for one that cannot be bought.
  if (!price && purchasable) return [0];
  return pricesIn(words, price);
}

// WordPress writes times without a zone, and year 0 for none.
const momentOf = (gmt: Text) =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt ?? "") ? Date.parse(`${gmt}Z`) / 1000 : 0;

const word = (value: Text) => (value ?? "").replaceAll("_", "").toLowerCase();

type Picture = { readonly sourceUrl: Text; readonly altText: Text };

const picturesOf = (pictures: readonly (Picture | null | undefined)[]) =>
  pictures.flatMap((picture) =>
    picture?.sourceUrl ? [{ src: picture.sourceUrl, alt: picture.altText ?? "" }] : [],
  );

const ownName = (name: string) => name.replace(/^pa_/, "");

/** Returns the variations with the names of their terms, whose slugs the backend gives. */
function variationsOf({ attributes, variations }: SearchedProduct): SearchedVariation[] {
  const terms = (attributes?.nodes ?? []).flatMap(({ name, terms: known }) =>
    (known?.nodes ?? []).map(
      (term) => [`${name} ${decodedSlug(term.slug ?? "")}`, term.name] as const,
    ),
  );
  const names = new Map(terms);
  return (variations?.nodes ?? []).map(({ image, attributes: chosen }) => {
    const options = (chosen?.nodes ?? []).flatMap(({ name, value }) => {
      const term = names.get(`${name} ${decodedSlug(value ?? "")}`);
      return name && term ? [[ownName(name), term] as const] : [];
    });
    const [picture] = picturesOf([image]);
    return { options: Object.fromEntries(options), ...(picture && { picture }) };
  });
}

/** Facts about all products together. */
export type CatalogueFacts = {
  paths: ReadonlyMap<number, readonly string[]>;
  /** Popularity of the bestsellers, by product id. */
  popularity: ReadonlyMap<number, number>;
  /** Names of the attributes that are filtered as one color. */
  colorAttributes: readonly string[];
};

/** Converts a product to search facts; undefined if it has no page. */
export function searchFacts(
  product: SearchedProduct,
  { paths, popularity, colorAttributes }: CatalogueFacts,
): SearchedFacts | undefined {
  if (!product.slug) return undefined;
  const attributes = (product.attributes?.nodes ?? []).flatMap(({ name, terms, variation }) => {
    const values = (terms?.nodes ?? []).flatMap((term) => term.name ?? []);
    const isChosen = variation === true;
    return name && values.length > 0 ? [{ name: ownName(name), values, isChosen }] : [];
  });
  return {
    id: product.databaseId,
    type: word(product.type),
    slug: product.slug,
    name: product.name ?? "",
    skus: [product.sku, ...(product.variations?.nodes ?? []).map(({ sku }) => sku)].flatMap(
      (sku) => sku ?? [],
    ),
    shortDescription: product.shortDescription ?? "",
    description: product.description ?? "",
    categories: (product.productCategories?.nodes ?? []).map(
      ({ databaseId }) => paths.get(databaseId) ?? [],
    ),
    tags: (product.productTags?.nodes ?? []).flatMap(({ name }) => name ?? []),
    attributes: Object.fromEntries(attributes.map(({ name, values }) => [name, values])),
    colorAttributes,
    choices: attributes.filter(({ isChosen }) => isChosen).map(({ name }) => name),
    variations: variationsOf(product),
    prices: pricesOf(product),
    onSale: product.onSale ?? false,
    regularPrices: product.onSale ? pricesIn(product.regularWords, product.regularPrice) : [],
    stockStatus: word(product.stockStatus ?? "IN_STOCK"),
    featured: product.featured ?? false,
    rating: product.averageRating ?? 0,
    reviewCount: product.reviewCount ?? 0,
    popularity: popularity.get(product.databaseId) ?? 0,
    publishedAt: momentOf(product.dateGmt),
    pictures: picturesOf([product.image, ...(product.galleryImages?.nodes ?? [])]),
  };
}
