import { connectionPages } from "#relay/contract/connectionPages.ts";
import { listQuery, listed } from "#server/pages/catalogueLists.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";

/** What a product and each of its variations are asked for. */
const GOODS =
  "databaseId name sku description onSale dateOnSaleFrom dateOnSaleTo image { sourceUrl }";
const PRICES = "price(format: RAW) words: price regularPrice(format: RAW) salePrice(format: RAW)";

const VARIATIONS = `pageInfo { hasNextPage endCursor }
  nodes { ${GOODS} ${PRICES} stockStatus attributes(first: 100) { nodes { name value } } }`;

const FIELDS = `${GOODS} slug type shortDescription
  galleryImages(first: 10) { nodes { sourceUrl } }
  productCategories(first: 1) { nodes { name parent { node { name } } } }
  ... on ProductWithPricing { ${PRICES} }
  ... on InventoriedProduct { stockStatus }
  ... on ProductWithAttributes {
    attributes(first: 100) {
      nodes {
        name label options variation
        ... on GlobalProductAttribute { terms(first: 100) { nodes { slug name } } }
      }
    }
  }
  ... on ProductWithVariations { variations(first: 100) { ${VARIATIONS} } }`;

/** One page of the products that everyone may see. */
const PRODUCTS = listQuery("products", FIELDS.replace(/\s+/g, " "));

/** A product's variations from the second hundred on. */
const MORE = `query Variations($id: ID!, $after: String) { product(id: $id, idType: DATABASE_ID) { ... on ProductWithVariations { variations(first: 100, after: $after) { ${VARIATIONS.replace(/\s+/g, " ")} } } } }`;

type Text = string | null;
type Picture = { sourceUrl: Text } | null;

/** What can be bought: a product without variations, or one of them. */
export type FeedGoods = {
  databaseId: number;
  name: Text;
  sku: Text;
  description: Text;
  onSale: boolean | null;
  dateOnSaleFrom: Text;
  dateOnSaleTo: Text;
  image: Picture;
  price?: Text;
  words?: Text;
  regularPrice?: Text;
  salePrice?: Text;
  stockStatus?: Text;
};

/** A variation, with the values that make it one. */
export type FeedVariation = FeedGoods & {
  attributes: { nodes: { name: Text; value: Text }[] } | null;
};

/** An attribute as the backend tells it, for all variations or of a product that has none. */
export type FeedAttribute = {
  name: Text;
  label: Text;
  options: Text[] | null;
  variation: boolean | null;
  terms?: { nodes: { slug: string; name: Text }[] } | null;
};

type FeedVariations = {
  nodes: FeedVariation[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
};

/** A product as the feed asks for it. */
export type FeedProduct = FeedGoods & {
  slug: Text;
  type: string;
  shortDescription: Text;
  galleryImages: { nodes: Picture[] } | null;
  productCategories: { nodes: { name: Text; parent: { node: { name: Text } } | null }[] } | null;
  attributes?: { nodes: FeedAttribute[] } | null;
  variations?: FeedVariations | null;
};

async function variationsAfter(
  gateway: Pick<ShopGateway, "call">,
  variables: { id: number; after: string },
): Promise<FeedVariations> {
  const body = JSON.stringify({ query: MORE, variables });
  const answer = await gateway.call({ body, isMutation: false, isPersonal: false });
  const { data } = JSON.parse(answer.body) as {
    data?: { product?: { variations?: FeedVariations | null } | null };
  };
  const variations = data?.product?.variations;
  if (!variations || variations.nodes.length === 0) {
    throw new Error("The backend did not give the rest of a product's variations.");
  }
  return variations;
}

/**
 * The products that everyone may see. One with more variations than the backend gives at once comes
 * again with each hundred of them, so that no more are in memory.
 */
export async function* feedProducts(
  gateway: Pick<ShopGateway, "call">,
): AsyncGenerator<FeedProduct> {
  for await (const product of listed<FeedProduct>(gateway, PRODUCTS)) {
    const { databaseId: id, variations: first } = product;
    if (!first) {
      yield product;
      continue;
    }
    const ask = (after: string) => variationsAfter(gateway, { id, after });
    for await (const variations of connectionPages(first, ask)) yield { ...product, variations };
  }
}
