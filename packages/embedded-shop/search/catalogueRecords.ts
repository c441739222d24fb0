import { number, numberOrNull, text } from "#shop/columns.ts";
import { displayPrice } from "#shop/catalogue/displayPrice.ts";
import { partsOf } from "#shop/catalogue/priceText.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { variationsOf } from "#shop/catalogue/variations.ts";
import { findTerm } from "#shop/catalogue/attributes.ts";
import { mainPicture } from "#shop/catalogue/media.ts";
import { metaOfProduct } from "#shop/catalogue/productMeta.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { exchanged } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";
import { priceNotes } from "../../../relay/contract/page/priceNotes.ts";
import { searchRecord } from "../../../relay/contract/search/searchRecord.ts";
import type { ProductRecord, SearchedFacts } from "../../../relay/contract/search/searchRecord.ts";

// Search records of the catalogue's products, read from the shop's database.

/** Version of the record format; changing it reindexes every product. */
export const RECORDS_VERSION = 10;

/** Returns each category's path of names, from the root to itself, by id. */
function categoryPaths({ database }: Shop): Map<number, string[]> {
  const categories = new Map(
    database
      .all("select id, name, parent_id from category")
      .map((row) => [
        number(row, "id"),
        { name: text(row, "name"), parent: numberOrNull(row, "parent_id") },
      ]),
  );
  const pathOf = (id: number | null): string[] => {
    const category = id === null ? undefined : categories.get(id);
    return category ? [...pathOf(category.parent), category.name] : [];
  };
  return new Map(Array.from(categories.keys(), (id) => [id, pathOf(id)]));
}

/** Returns a product, or its variations if it has any. */
const sellablesOf = (shop: Shop, product: CatalogueProduct) =>
  product.type === "variable" ? variationsOf(shop, product) : [product];

/** Returns false for a product without a price, for which the listing has 0. */
function isPriced(shop: Shop, product: CatalogueProduct): boolean {
  const priced = product.type === "grouped" ? partsOf(shop, product) : sellablesOf(shop, product);
  return priced.some(({ price }) => price !== null);
}

/** Returns the regular prices of a product, or of its variations if it has any. */
function regularPrices(shop: Shop, product: CatalogueProduct): number[] {
  return sellablesOf(shop, product).flatMap(({ price, regularPrice }) =>
    price === null || regularPrice === null ? [] : regularPrice,
  );
}

const ownName = (name: string) => name.replace(/^pa_/, "");

/** Returns the values of the first descriptive attribute that the product's page shows. */
function factOf({ database, shown }: Shop, { attributes }: CatalogueProduct): string[] {
  const first = attributes.find(({ visible, forVariations }) => visible && !forVariations);
  return (first?.options ?? []).map((value) =>
    first?.scope === "global"
      ? (findTerm(database, first.name, value)?.name ?? value)
      : shown(value),
  );
}

/** Returns a product's variations with their terms and pictures. */
function searchedVariations(shop: Shop, product: CatalogueProduct): SearchedFacts["variations"] {
  return variationsOf(shop, product).map((variation) => {
    const options = variation.attributes.flatMap(({ name, value }) => {
      const term = value === "" ? undefined : findTerm(shop.database, name, value);
      return term ? [[ownName(name), term.name] as const] : [];
    });
    const picture = mainPicture(shop, variation);
    return {
      options: Object.fromEntries(options),
      ...(picture && { picture: { src: shop.uploads.url(picture.file), alt: picture.alt } }),
    };
  });
}

/** Reads a product as a search record; undefined if search does not list it. */
export type RecordReader = (productId: number) => ProductRecord | undefined;

/**
 * Creates a reader of search records; `colorAttributes` are those that are filtered as one. It
 * reads the categories once, so use it for one batch only.
 */
export function recordReader(shop: Shop, colorAttributes: readonly string[]): RecordReader {
  const { database, settings } = shop;
  const paths = categoryPaths(shop);
  const unit = 10 ** settings.currency.decimals;

  function attributesOf(id: number): Record<string, string[]> {
    const attributes: Record<string, string[]> = {};
    const rows = database.all(
      `select attribute.slug as slug, term.name as name from product_term
        join term on term.id = term_id join attribute on attribute.id = attribute_id
        where product_id = ? order by attribute.position, term.position`,
      id,
    );
    for (const row of rows) (attributes[text(row, "slug")] ??= []).push(text(row, "name"));
    return attributes;
  }

  return (id) => {
    const listed = database.first(
      "select * from listing where product_id = ? and visibility in ('visible', 'search')",
      id,
    );
    const product = listed && findProduct(shop, { id });
    if (!product) return undefined;
    const priced = (amount: number) => displayPrice(shop, amount, product) / unit;
    const onSale = number(listed, "on_sale") === 1;
    const categories = database
      .all("select category_id from product_category where product_id = ?", id)
      .flatMap((row) => [paths.get(number(row, "category_id")) ?? []]);
    const pictures = database.all(
      `select file, alt from product_media join media on media.id = media_id
        where product_id = ? order by position`,
      id,
    );
    const skus = database
      .all("select sku from variation where product_id = ? and sku <> ''", id)
      .map((row) => text(row, "sku"));
    return searchRecord({
      id,
      type: product.type,
      slug: product.slug,
      name: product.name,
      skus: [product.sku, ...skus],
      shortDescription: product.shortDescription,
      description: product.description,
      categories,
      tags: database
        .all("select name from product_tag join tag on id = tag_id where product_id = ?", id)
        .map((row) => text(row, "name")),
      attributes: attributesOf(id),
      colorAttributes,
      choices: product.attributes
        .filter(({ scope, forVariations }) => scope === "global" && forVariations)
        .map(({ name }) => ownName(name)),
      fact: factOf(shop, product),
      variations: product.type === "variable" ? searchedVariations(shop, product) : [],
      prices: isPriced(shop, product)
        ? ["min_price", "max_price"].map((bound) => priced(exchanged(shop, number(listed, bound))))
        : [],
      onSale,
      regularPrices: onSale ? regularPrices(shop, product).map(priced) : [],
      priceNotes: priceNotes(metaOfProduct(shop, product), onSale),
      stockStatus: product.stockStatus,
      featured: product.featured,
      rating: number(listed, "average_rating"),
      reviewCount: number(listed, "review_count"),
      popularity: product.totalSales,
      publishedAt: product.published,
      pictures: pictures.map((row) => ({
        src: shop.uploads.url(text(row, "file")),
        alt: text(row, "alt"),
      })),
    });
  };
}
