import { searchWords, foldedText } from "#shop/catalogue/foldedText.ts";
import { statusAmong, statusOf } from "#shop/catalogue/stock.ts";
import type { Database } from "#shop/database.ts";
import type { Product, Stock, Variation } from "#shop/merchandise.ts";
import { attributesOf, choicesOf, termIdsOf } from "./attributeColumns.ts";
import { pricingColumns, stockColumns } from "./productColumns.ts";
import type { Entry } from "./productColumns.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";
import type { Taxonomies } from "./loadTaxonomies.ts";
import type { MediaIds } from "./mediaIds.ts";
import { momentOf } from "./momentOf.ts";

export type ProductLoad = Entry & {
  database: Database;
  taxonomies: Taxonomies;
  media: MediaIds;
  posts: IdSequence;
  reviews: IdSequence;
};

/** Writes the products with their variations, pictures and reviews, then the links between them. */
export function loadProducts(products: readonly Product[], load: ProductLoad): void {
  const ids = new Map(products.map((product) => [product.slug, load.posts.next(product.id)]));
  const idOf = (slug: string, from: string) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`"${from}" refers to "${slug}", which is no product`);
    return id;
  };
  for (const product of products) {
    try {
      loadProduct(idOf(product.slug, product.slug), product, load);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the product "${product.slug}": ${reason}`, { cause: error });
    }
  }
  for (const product of products) {
    const { slug, upsells = [], crossSells = [], groupedProducts = [] } = product;
    const links = { upsell: upsells, cross_sell: crossSells, grouped: groupedProducts };
    for (const [kind, slugs] of Object.entries(links)) {
      slugs.forEach((linked, position) => {
        const values = { product_id: idOf(slug, slug), linked_id: idOf(linked, slug) };
        insertInto(load.database, "product_link", { ...values, kind, position });
      });
    }
  }
}

function loadProduct(id: number, product: Product, load: ProductLoad): void {
  const { database, taxonomies, media, today } = load;
  const published = momentOf(product.published ?? today.toISOString(), today);
  insertInto(database, "product", {
    id,
    type: product.type,
    slug: product.slug,
    name: product.name,
    sort_name: foldedText(product.name),
    sku: product.sku ?? "",
    status: product.status ?? "publish",
    visibility: product.visibility ?? "visible",
    password: product.password ?? "",
    featured: product.featured ?? false,
    short_description: product.shortDescription,
    description: product.description,
    ...pricingColumns(product, load),
    ...stockColumns(stockOf(product), "none"),
    sold_individually: product.soldIndividually ?? false,
    virtual: product.virtual ?? false,
    downloadable: product.downloadable ?? false,
    tax_status: product.taxStatus ?? "taxable",
    tax_class: product.taxClass ?? "",
    weight: product.weight ?? "",
    length: product.dimensions?.length ?? "",
    width: product.dimensions?.width ?? "",
    height: product.dimensions?.height ?? "",
    external_url: product.externalUrl ?? "",
    button_text: product.buttonText ?? "",
    attributes: JSON.stringify(attributesOf(product, taxonomies)),
    default_attributes: JSON.stringify(choicesOf(product, product.defaultAttributes ?? {})),
    reviews_allowed: product.reviewsAllowed ?? true,
    total_sales: product.totalSales ?? 0,
    menu_order: product.menuOrder ?? 0,
    published,
    modified: published,
  });
  insertInto(database, "search_text", {
    product_id: id,
    words: searchWords(product.name, product.shortDescription, product.description),
  });
  for (const category_id of new Set(product.categories.map(taxonomies.categoryId))) {
    insertInto(database, "product_category", { category_id, product_id: id });
  }
  for (const tag_id of new Set((product.tags ?? []).map(taxonomies.tagId))) {
    insertInto(database, "product_tag", { tag_id, product_id: id });
  }
  for (const term_id of new Set(termIdsOf(product, taxonomies))) {
    insertInto(database, "product_term", { term_id, product_id: id });
  }
  product.pictures.forEach((picture, position) => {
    const media_id = media.idOf(picture);
    insertInto(database, "product_media", { product_id: id, position, media_id });
  });
  loadVariations(id, product, load);
  loadReviews(id, product, load);
}

/** A variable product without its own stock count takes its stock status from its variations. */
function stockOf({ stock = {}, variations = [] }: Product): Stock {
  if (stock.quantity !== undefined || variations.length === 0) return stock;
  const statuses = variations.map(({ stock: own = {} }) =>
    own.quantity === undefined
      ? (own.status ?? "instock")
      : statusOf(own.quantity, own.backorders ?? "no"),
  );
  return { ...stock, status: statusAmong(statuses) };
}

function loadVariations(productId: number, product: Product, load: ProductLoad): void {
  const uncounted = product.stock?.quantity === undefined ? "none" : "parent";
  (product.variations ?? []).forEach((variation: Variation, position) => {
    insertInto(load.database, "variation", {
      id: load.posts.next(variation.id),
      product_id: productId,
      position,
      sku: variation.sku ?? "",
      description: variation.description ?? "",
      ...pricingColumns(variation, load),
      ...stockColumns(variation.stock ?? {}, uncounted),
      virtual: variation.virtual ?? product.virtual ?? false,
      downloadable: variation.downloadable ?? product.downloadable ?? false,
      attributes: JSON.stringify(choicesOf(product, variation.attributes)),
      media_id: variation.picture ? load.media.idOf(variation.picture) : null,
    });
  });
}

function loadReviews(productId: number, product: Product, load: ProductLoad): void {
  for (const { author, date, rating, content } of product.reviews ?? []) {
    insertInto(load.database, "review", {
      id: load.reviews.next(undefined),
      product_id: productId,
      author,
      written: momentOf(date, load.today),
      rating,
      content,
    });
  }
}
