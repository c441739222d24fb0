import { flag, json, number, text, word } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { readAttributes } from "./attributes.ts";
import type { CatalogueProduct } from "./catalogueProduct.ts";
import { readPricing } from "./pricing.ts";
import { readStock } from "./stock.ts";

// Products by id, slug or SKU.

export type ProductKey = { id: number } | { slug: string } | { sku: string };

const TYPES = ["simple", "variable", "grouped", "external", "bundle", "subscription"] as const;

/**
 * Finds a product by id, slug or SKU, whatever its status: check `isPublic` before showing it. A
 * variable product has no price of its own; its variations have.
 */
export function findProduct(shop: Shop, key: ProductKey): CatalogueProduct | undefined {
  const { database } = shop;
  if ("id" in key) return one(shop, database.first("select * from product where id = ?", key.id));
  if ("slug" in key) {
    return one(shop, database.first("select * from product where slug = ?", key.slug));
  }
  return one(shop, database.first("select * from product where sku = ? and sku <> ''", key.sku));
}

/** Returns the products with these ids, in this order; skips unknown ids. */
export function findProducts(shop: Shop, ids: readonly number[]): CatalogueProduct[] {
  return ids.flatMap((id) => findProduct(shop, { id }) ?? []);
}

function one(shop: Shop, row: Row | undefined): CatalogueProduct | undefined {
  return row && readProduct(shop, row);
}

function readProduct(shop: Shop, row: Row): CatalogueProduct {
  return {
    ...readPricing(shop, row),
    ...readStock(row),
    id: number(row, "id"),
    type: word(row, "type", TYPES),
    slug: text(row, "slug"),
    name: text(row, "name"),
    sku: text(row, "sku"),
    status: word(row, "status", ["publish", "draft", "private"]),
    visibility: word(row, "visibility", ["visible", "catalog", "search", "hidden"]),
    password: text(row, "password"),
    featured: flag(row, "featured"),
    shortDescription: text(row, "short_description"),
    description: text(row, "description"),
    soldIndividually: flag(row, "sold_individually"),
    virtual: flag(row, "virtual"),
    downloadable: flag(row, "downloadable"),
    taxStatus: word(row, "tax_status", ["taxable", "shipping", "none"]),
    taxClass: word(row, "tax_class", ["", "reduced-rate", "zero-rate"]),
    weight: text(row, "weight"),
    length: text(row, "length"),
    width: text(row, "width"),
    height: text(row, "height"),
    externalUrl: text(row, "external_url"),
    buttonText: text(row, "button_text"),
    attributes: readAttributes(shop, row),
    defaultAttributes: json(row, "default_attributes"),
    reviewsAllowed: flag(row, "reviews_allowed"),
    totalSales: number(row, "total_sales"),
    menuOrder: number(row, "menu_order"),
    published: number(row, "published"),
    modified: number(row, "modified"),
  };
}
