import { articleOf } from "#shop/cart/cartProduct.ts";
import type { PricedLine } from "#shop/cart/pricedCart.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { displayPrice } from "#shop/catalogue/displayPrice.ts";
import { mainPicture } from "#shop/catalogue/media.ts";
import type { Media } from "#shop/catalogue/media.ts";
import { toMinor } from "#shop/money/microUnits.ts";
import type { Shop } from "#shop/shop.ts";
import type { UploadSize } from "#shop/uploads.ts";
import { currencyJson, minorText } from "./amountJson.ts";

// Line of a cart as WooCommerce's Store API has it.

/** Decimal places of raw prices. */
const RAW_PRECISION = 6;
/** Maximum quantity of a line whose stock is not counted. */
const UNLIMITED = 9999;

/** Returns a line of a cart. */
export function itemJson(shop: Shop, { line, cartProduct, subtotal, total }: PricedLine) {
  const { product } = cartProduct;
  const article = articleOf(cartProduct);
  const picture = mainPicture(shop, article);
  const { manageStock, stockQuantity, backorders } = article;
  const counted = manageStock !== "none" && backorders === "no" ? stockQuantity : null;
  return {
    key: line.key,
    id: article.id,
    type: article.type,
    quantity: line.quantity,
    quantity_limits: {
      minimum: 1,
      maximum: product.soldIndividually ? 1 : (counted ?? UNLIMITED),
      multiple_of: 1,
      editable: !product.soldIndividually,
    },
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    sku: article.sku,
    low_stock_remaining: null,
    backorders_allowed: backorders !== "no",
    show_backorder_badge: article.stockStatus === "onbackorder",
    sold_individually: product.soldIndividually,
    permalink: `${shop.siteUrl}/product/${product.slug}/`,
    images: picture ? [imageJson(shop, picture)] : [],
    variation: line.choices.map(({ name, value }) => ({
      raw_attribute: `attribute_${name}`,
      attribute: labelOf(product, name),
      value: shop.shown(value),
    })),
    item_data: [],
    prices: pricesJson(shop, product, article),
    totals: {
      line_subtotal: minorText(toMinor(subtotal.net)),
      line_subtotal_tax: minorText(subtotal.tax),
      line_total: minorText(toMinor(total.net)),
      line_total_tax: minorText(total.tax),
      ...currencyJson(shop),
    },
    catalog_visibility: product.visibility,
    extensions: {},
  };
}

const labelOf = ({ attributes }: CatalogueProduct, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.label ?? name;

type Prices = { price: number | null; regularPrice: number | null; salePrice: number | null };

function pricesJson(shop: Shop, product: CatalogueProduct, prices: Prices) {
  const shown = (amount: number | null) =>
    amount === null ? 0 : displayPrice(shop, amount, product);
  const price = shown(prices.price);
  const regular = shown(prices.regularPrice ?? prices.price);
  const sale = shown(prices.salePrice ?? prices.regularPrice ?? prices.price);
  const zeros = "0".repeat(RAW_PRECISION - shop.settings.currency.decimals);
  const raw = (amount: number) => `${amount}${zeros}`;
  return {
    price: minorText(price),
    regular_price: minorText(regular),
    sale_price: minorText(sale),
    price_range: null,
    ...currencyJson(shop),
    raw_prices: {
      precision: RAW_PRECISION,
      price: raw(price),
      regular_price: raw(regular),
      sale_price: raw(sale),
    },
  };
}

function imageJson({ uploads }: Shop, { id, file, alt, title }: Media) {
  const { full, sizes } = uploads;
  const at = (size?: UploadSize) => `${uploads.url(file, size)} ${(size ?? full).width}w`;
  const [small] = sizes.filter(({ width }) => width >= 300);
  const cuts = sizes.map((size) => at(size));
  const sizesOf = ({ width }: UploadSize) => `(max-width: ${width}px) 100vw, ${width}px`;
  return {
    id,
    src: uploads.url(file),
    thumbnail: uploads.url(file, small),
    srcset: [at(), ...cuts].join(", "),
    sizes: sizesOf(full),
    thumbnail_srcset: [...cuts, at()].join(", "),
    thumbnail_sizes: sizesOf(small ?? full),
    name: title,
    alt,
  };
}
