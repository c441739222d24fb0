import { rebuildListing } from "#shop/catalogue/listing.ts";
import type { Database } from "#shop/database.ts";
import type { Merchandise } from "#shop/merchandise.ts";
import { idSequence } from "./idSequence.ts";
import { loadCoupons } from "./loadCoupons.ts";
import { loadPages } from "./loadPages.ts";
import { loadProducts } from "./loadProducts.ts";
import { loadTaxonomies } from "./loadTaxonomies.ts";
import { mediaIds } from "./mediaIds.ts";
import { writeSettings } from "./settings.ts";

// Seeding of the shop's database: settings, coupons, taxonomies, products and pages.

/** Child tables first, because of the foreign keys. */
const EMPTIED = `coupon_usage coupon session listing search_text written_review review product_link
  product_media product_term product_tag product_category variation product term attribute tag category
  page_media media page`;

/**
 * Replaces the database's products and settings by a merchant's (carts too, since they name products
 * that are gone). Given ids stay, others are assigned in order; relative dates ("+9 days") are
 * counted from `today`.
 * @throws if the merchandise refers to something it does not have; nothing is changed then
 */
export function loadMerchandise(
  database: Database,
  merchandise: Merchandise,
  { today }: { today: Date },
): void {
  const { products, settings } = merchandise;
  const { pages = [] } = merchandise;
  const posts = idSequence([
    ...pages.flatMap(({ id, picture }) => [id, picture?.id]),
    ...merchandise.categories.map(({ picture }) => picture?.id),
    ...products.flatMap(postIds),
  ]);
  const entry = { decimals: settings.currency.decimals, today };
  database.transaction(() => {
    for (const table of EMPTIED.split(/\s+/)) database.run(`delete from ${table}`);
    writeSettings(database, settings);
    loadCoupons(database, settings.coupons, today);
    const media = mediaIds(database, posts);
    const taxonomies = loadTaxonomies(database, merchandise, media);
    loadProducts(products, {
      ...entry,
      database,
      taxonomies,
      media,
      posts,
      reviews: idSequence([]),
    });
    loadPages(database, pages, { media, posts, today });
    rebuildListing({ database, now: () => today.getTime() });
  });
}

function postIds({ id, pictures, variations = [] }: Merchandise["products"][number]) {
  return [
    id,
    ...pictures.map((picture) => picture.id),
    ...variations.flatMap((variation) => [variation.id, variation.picture?.id]),
  ];
}
