import { flag, json, number, numberOrNull, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { findTerm } from "./attributes.ts";
import type {
  CatalogueProduct,
  CatalogueVariation,
  ChosenAttribute,
  Stocked,
  VariationAttribute,
} from "./catalogueProduct.ts";
import { connectionOf } from "./connections.ts";
import type { Connection, PageArguments } from "./connections.ts";
import type { Condition } from "./lists/condition.ts";
import { readPricing } from "./pricing.ts";
import { findProduct } from "./products.ts";
import { readStock } from "./stock.ts";

// Variations of variable products.

/** Finds a variation by id or SKU, whatever its parent's status. */
export function findVariation(
  shop: Shop,
  key: { id: number } | { sku: string },
): CatalogueVariation | undefined {
  const row =
    "id" in key
      ? shop.database.first("select * from variation where id = ?", key.id)
      : shop.database.first("select * from variation where sku = ? and sku <> ''", key.sku);
  const parent = row && findProduct(shop, { id: number(row, "product_id") });
  return row && parent && readVariation(shop, row, parent);
}

/** Returns a variable product's variations in the merchant's order; none for other types. */
export function variationsOf(shop: Shop, parent: CatalogueProduct): CatalogueVariation[] {
  return shop.database
    .all("select * from variation where product_id = ? order by position", parent.id)
    .map((row) => readVariation(shop, row, parent));
}

/** Returns a page of the variations for which an SQL condition holds, by their ids. */
export function variationsWhere(
  shop: Shop,
  { sql, values }: Condition,
  args: PageArguments,
): Connection<CatalogueVariation> & { found: number } {
  const ids = shop.database
    .all(
      `select variation.id from variation join listing using (product_id)
        where listing.visibility = 'visible' and ${sql} order by variation.id`,
      ...values,
    )
    .map((row) => number(row, "id"));
  const page = connectionOf(ids, args, (id) => id);
  const edges = page.edges.flatMap(({ cursor, node: id }) => {
    const node = findVariation(shop, { id });
    return node ? [{ cursor, node }] : [];
  });
  return { ...page, edges, nodes: edges.map(({ node }) => node), found: ids.length };
}

function readVariation(shop: Shop, row: Row, parent: CatalogueProduct): CatalogueVariation {
  const chosen = json<ChosenAttribute[]>(row, "attributes");
  const attributes = chosen.map((choice) => readChoice(shop, parent, choice));
  const fixed = attributes.filter(({ value }) => value !== "").map(({ termName }) => termName);
  return {
    ...readPricing(shop, row),
    ...stockOf(row, parent),
    type: "variation",
    id: number(row, "id"),
    productId: parent.id,
    position: number(row, "position"),
    name: [parent.name, fixed.join(", ")].filter(Boolean).join(" - "),
    sku: text(row, "sku") || parent.sku,
    description: text(row, "description"),
    virtual: flag(row, "virtual"),
    downloadable: flag(row, "downloadable"),
    attributes: attributes.map(({ termName: _, ...attribute }) => attribute),
    mediaId: numberOrNull(row, "media_id"),
    parent,
  };
}

/** Returns a variation's stock: its parent's when `manageStock` is "parent", else its own. */
function stockOf(row: Row, parent: CatalogueProduct): Stocked {
  const own = readStock(row);
  if (own.manageStock !== "parent") return own;
  const { stockQuantity, stockStatus, backorders, lowStockAmount } = parent;
  return { manageStock: "parent", stockQuantity, stockStatus, backorders, lowStockAmount };
}

function readChoice(
  shop: Shop,
  parent: CatalogueProduct,
  { name, value }: ChosenAttribute,
): VariationAttribute & { termName: string } {
  const attribute = parent.attributes.find((known) => known.name === name);
  const term =
    attribute?.scope === "global" && value !== ""
      ? findTerm(shop.database, name, value)
      : undefined;
  if (!attribute || !term)
    return { name, label: name, value, termId: 0, termName: shop.shown(value) };
  return { name, label: attribute.label, value, termId: term.id, termName: term.name };
}
