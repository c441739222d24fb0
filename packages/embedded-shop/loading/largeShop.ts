import { slugOf } from "#shop/catalogue/foldedText.ts";
import type { Merchandise, Pricing, Product, Review, Stock } from "#shop/merchandise.ts";
import { decimalText, parseDecimal } from "#shop/money/decimal.ts";
import { seededRandom } from "./seededRandom.ts";
import type { Random } from "./seededRandom.ts";

// Generator of large shops for `npm run seed` and benchmarks: altered copies of products.

const PLACES = `Aller Axbridge Batcombe Beckington Blackdown Bruton Burrow Buckland Cadbury Camerton
  Carhampton Charlton Cheddar Chew Chilcompton Coker Compton Cranmore Croscombe Curry Ditcheat
  Doulting Downside Dunster Evercreech Exmoor Faulkland Glastonbury Haselbury Hemington Horsington
  Ilchester Ilminster Keinton Kilmersdon Kilve Langport Leigh Lullington Mells Mendip Milborne
  Misterton Muchelney Nunney Oare Orchardleigh Parrett Pilton Porlock Priddy Quantock Radstock Rode
  Selwood Shepton Somerton Stowey Stratton Templecombe Thurlbear Vobster Watchet Wedmore Wells
  Westbury Whatley Withypool Wookey Wrington Yeovil`.split(/\s+/);
const DAY = 86_400_000;
/** Fixed, so that the same numbers give the same shop on any day. */
const OPENED = Date.UTC(2024, 0, 1);

/**
 * Generates a shop with the same categories and more products: each added product copies one of the
 * base shop's, with its pictures, and has its own name, prices, stock and reviews. Equal arguments
 * give equal shops.
 * @param count number of all products, including the base shop's
 */
export function largeShop(base: Merchandise, count: number): Merchandise {
  const random = seededRandom(count);
  const patterns = base.products.filter(isPattern);
  const reviews = base.products.flatMap((product) => product.reviews ?? []);
  const { decimals } = base.settings.currency;
  const added = Array.from({ length: Math.max(0, count - base.products.length) }, (_, index) => {
    const pattern = patterns[index % patterns.length];
    if (!pattern) throw new Error("The base shop has no product to copy.");
    const round = Math.floor(index / patterns.length);
    const place = PLACES[round % PLACES.length] ?? "";
    const series = Math.floor(round / PLACES.length) + 1;
    const name = `${place} ${pattern.name}${series > 1 ? `, series ${series}` : ""}`;
    return another(pattern, { name, random, reviews, decimals });
  });
  return { ...base, products: [...base.products, ...added] };
}

type Change = { name: string; random: Random; reviews: readonly Review[]; decimals: number };

function isPattern(product: Product): boolean {
  const { type, status = "publish", visibility = "visible", password = "" } = product;
  const isListed = status === "publish" && visibility === "visible" && password === "";
  return isListed && (type === "simple" || type === "variable");
}

function another(pattern: Product, { name, random, reviews, decimals }: Change): Product {
  const { id: _, sku, variations, stock, pictures, ...shared } = pattern;
  const slug = slugOf(name);
  const factor = 60 + random.below(100);
  return {
    ...shared,
    ...priced(pattern, factor, random.below(8) === 0, decimals),
    slug,
    name,
    ...(sku !== undefined && { sku: `${sku}-${slug}` }),
    // Without ids: the files exist already and have theirs.
    pictures: pictures.map(({ file, alt, title }) => ({ file, alt, title })),
    stock: restocked(stock, random),
    featured: random.below(50) === 0,
    menuOrder: 1000 + random.below(1000),
    totalSales: random.below(400),
    published: new Date(OPENED + random.below(1000) * DAY).toISOString(),
    reviews: reviewed(reviews, random),
    upsells: [],
    crossSells: [],
    ...(variations && {
      variations: variations.map(({ id: __, sku: ___, picture, ...variation }) => ({
        ...variation,
        ...priced(variation, factor, random.below(10) === 0, decimals),
        ...(picture && { picture: { file: picture.file, alt: picture.alt, title: picture.title } }),
        stock: restocked(variation.stock, random),
      })),
    }),
  };
}

/** Scales the copied product's price; some products are on sale at a fifth less. */
function priced(pricing: Pricing, percent: number, isOnSale: boolean, decimals: number): Pricing {
  if (pricing.regularPrice === undefined) return {};
  const minor = Math.round((parseDecimal(pricing.regularPrice, decimals) * percent) / 100);
  const sale = Math.round(minor * 0.8);
  return {
    regularPrice: decimalText(minor, decimals),
    ...(isOnSale && sale < minor && { salePrice: decimalText(sale, decimals) }),
  };
}

function restocked(stock: Stock | undefined, random: Random): Stock {
  if (stock?.quantity === undefined) return random.below(40) === 0 ? { status: "outofstock" } : {};
  return { ...stock, quantity: random.below(60) };
}

function reviewed(reviews: readonly Review[], random: Random): Review[] {
  if (reviews.length === 0) return [];
  return Array.from({ length: random.below(5) }, () => random.pick(reviews));
}
