import { number, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import type { CatalogueProduct, CatalogueVariation } from "./catalogueProduct.ts";

// Media items: pictures of products.

export type Media = {
  kind: "media";
  id: number;
  /** Upload's file name without width or extension. */
  file: string;
  alt: string;
  title: string;
};

function readMedia(row: Row): Media {
  return {
    kind: "media",
    id: number(row, "id"),
    file: text(row, "file"),
    alt: text(row, "alt"),
    title: text(row, "title"),
  };
}

/** Finds a media item by id. */
export function findMedia({ database }: Shop, id: number): Media | undefined {
  const row = database.first("select * from media where id = ?", id);
  return row && readMedia(row);
}

/** Returns a product's first picture; for a variation its own, else its parent's. */
export function mainPicture(
  shop: Shop,
  article: CatalogueProduct | CatalogueVariation,
): Media | undefined {
  if (article.type !== "variation") return picturesOf(shop, article.id, "= 0")[0];
  if (article.mediaId !== null) return findMedia(shop, article.mediaId);
  return mainPicture(shop, article.parent);
}

/** Returns a product's pictures after the first. */
export function galleryOf(shop: Shop, product: CatalogueProduct): Media[] {
  return picturesOf(shop, product.id, "> 0");
}

function picturesOf({ database }: Shop, productId: number, places: "= 0" | "> 0"): Media[] {
  return database
    .all(
      `select media.* from product_media join media on media.id = media_id
        where product_id = ? and position ${places} order by position`,
      productId,
    )
    .map(readMedia);
}
