import categoriesDocument from "#server/__generated__/searchedProductCategoriesQuery.graphql.ts";
import type { searchedProductCategoriesQuery } from "#server/__generated__/searchedProductCategoriesQuery.graphql.ts";
import document from "#server/__generated__/searchedProductQuery.graphql.ts";
import type { searchedProductQuery } from "#server/__generated__/searchedProductQuery.graphql.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { priceNotes } from "#relay/contract/page/priceNotes.ts";
import type { NodeOf } from "#relay/contract/listedNodes.ts";
import { displayedAmounts } from "#relay/contract/cart/displayedAmounts.ts";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { statedParts } from "#relay/contract/cart/statedParts.ts";
import { setPrice } from "#relay/contract/cart/sumOfParts.ts";
import type { SearchedVariation } from "#relay/contract/search/optionPictures.ts";
import { categoryPaths } from "#relay/contract/search/categoryPaths.ts";
import { searchRecord } from "#relay/contract/search/searchRecord.ts";
import type { SearchedFacts } from "#relay/contract/search/searchRecord.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { sentRecord } from "./sentRecord.ts";
import type { SentRecord } from "./sentRecord.ts";
import { utcTime } from "./wordpressTime.ts";

// Search records of products: their queries, and the mapping to search facts.

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
    metaData(keysIn: ["vitrine_unit_price", "vitrine_lowest_price"]) {
      key
      value
    }
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
      stated: attributes(first: 100) {
        nodes {
          options
        }
      }
      parts: products(first: 100) {
        nodes {
          name
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
          visible
          options
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
  query searchedProductQuery($after: String, $ids: [Int]) {
    list: products(
      first: 100
      after: $after
      where: { include: $ids, visibility: SEARCH, orderby: [{ field: DATE, order: DESC }] }
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
  query searchedProductCategoriesQuery($after: String) {
    list: productCategories(first: 100, after: $after) {
      nodes {
        databaseId
        name
        parentDatabaseId
      }
      pageInfo {
        hasNextPage
        endCursor
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
function pricesOf({ price, words, parts, stated, purchasable }: SearchedProduct): number[] {
  const set = parts && setPrice(statedParts(parts.nodes, stated?.nodes));
  if (set !== undefined && set !== null) return [set];
  // The backend returns no price for a free product, nor for one that cannot be bought.
  if (!price && purchasable) return [0];
  return pricesIn(words, price);
}

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

/** Time of a product whose date is unknown. */
const EPOCH = "1970-01-01T00:00:00Z";

/** Facts about all products together. */
export type CatalogueFacts = {
  paths: ReadonlyMap<number, readonly string[]>;
  /** Popularity of the bestsellers, by product id. */
  popularity: ReadonlyMap<number, number>;
  /** Names of the attributes that are filtered as one color. */
  colorAttributes: readonly string[];
};

/** Returns the values of the first descriptive attribute that the product's page shows. */
function factOf({ attributes }: SearchedProduct): string[] {
  const first = attributes?.nodes.find(({ variation, visible }) => visible && !variation);
  const values = first?.terms?.nodes.map(({ name }) => name) ?? first?.options ?? [];
  return values.flatMap((value) => value ?? []);
}

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
    skus: [product, ...(product.variations?.nodes ?? [])].map(({ sku }) => sku ?? ""),
    shortDescription: product.shortDescription ?? "",
    description: product.description ?? "",
    categories: (product.productCategories?.nodes ?? []).map(
      ({ databaseId }) => paths.get(databaseId) ?? [],
    ),
    tags: (product.productTags?.nodes ?? []).flatMap(({ name }) => name ?? []),
    attributes: Object.fromEntries(attributes.map(({ name, values }) => [name, values])),
    colorAttributes,
    choices: attributes.filter(({ isChosen }) => isChosen).map(({ name }) => name),
    fact: factOf(product),
    variations: variationsOf(product),
    prices: pricesOf(product),
    onSale: product.onSale ?? false,
    regularPrices: product.onSale ? pricesIn(product.regularWords, product.regularPrice) : [],
    priceNotes: priceNotes(product.metaData, product.onSale),
    stockStatus: word(product.stockStatus ?? "IN_STOCK"),
    featured: product.featured ?? false,
    rating: product.averageRating ?? 0,
    reviewCount: product.reviewCount ?? 0,
    popularity: popularity.get(product.databaseId) ?? 0,
    publishedAt: Date.parse(utcTime(product.dateGmt) ?? EPOCH) / 1000,
    pictures: picturesOf([product.image, ...(product.galleryImages?.nodes ?? [])]),
  };
}

/** Reads each category's path of names, by id. */
async function readCategoryPaths(gateway: Pick<ShopGateway, "shared">) {
  const categories: NodeOf<searchedProductCategoriesQuery>[] = [];
  const all = listed<searchedProductCategoriesQuery>(gateway, categoriesDocument);
  for await (const category of all) categories.push(category);
  return categoryPaths(categories);
}

/**
 * Yields the search records of all searchable products, or of those with these ids, a hundred at
 * most; rejects if the backend fails.
 */
export async function* searchRecords(
  gateway: Pick<ShopGateway, "shared">,
  facts: Omit<CatalogueFacts, "paths">,
  ids?: readonly number[],
): AsyncGenerator<SentRecord> {
  const paths = await readCategoryPaths(gateway);
  for await (const product of listed<searchedProductQuery>(gateway, document, ids && { ids })) {
    const found = searchFacts(product, { ...facts, paths });
    if (found) yield sentRecord(searchRecord(found));
  }
}
