import { listQuery } from "#server/pages/catalogueLists.ts";

/** What a product and each of its variations are asked for. */
const GOODS =
  "databaseId name sku description onSale dateOnSaleFrom dateOnSaleTo image { sourceUrl }";
const PRICES = "price(format: RAW) words: price regularPrice(format: RAW) salePrice(format: RAW)";

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
  ... on ProductWithVariations {
    variations(first: 100) {
      nodes { ${GOODS} ${PRICES} stockStatus attributes(first: 100) { nodes { name value } } }
    }
  }`;

/** The query for one page of the products that everyone may see. */
export const FEED_QUERY = listQuery("products", FIELDS.replace(/\s+/g, " "));

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

/** A product as the feed asks for it. */
export type FeedProduct = FeedGoods & {
  slug: Text;
  type: string;
  shortDescription: Text;
  galleryImages: { nodes: Picture[] } | null;
  productCategories: { nodes: { name: Text; parent: { node: { name: Text } } | null }[] } | null;
  attributes?: { nodes: FeedAttribute[] } | null;
  variations?: { nodes: FeedVariation[] } | null;
};
