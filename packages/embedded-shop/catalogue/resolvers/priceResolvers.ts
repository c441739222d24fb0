import type { CatalogueProduct, CatalogueVariation } from "#shop/catalogue/catalogueProduct.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { priceText } from "#shop/catalogue/priceText.ts";
import type { PriceFormat, PriceKind } from "#shop/catalogue/priceText.ts";
import { variationsOf } from "#shop/catalogue/variations.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { ShopContext } from "#shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

type AnyProduct = CatalogueProduct | CatalogueVariation;

const MANAGED = { own: "TRUE", parent: "PARENT", none: null };
const STATUSES = { instock: "IN_STOCK", outofstock: "OUT_OF_STOCK", onbackorder: "ON_BACKORDER" };

const productOf = (product: AnyProduct) =>
  product.type === "variation" ? product.parent : product;

function price(kind: PriceKind) {
  return (product: AnyProduct, { format }: { format?: PriceFormat }, { shop }: ShopContext) =>
    priceText(shop, product, kind, format);
}

function taxClass(product: AnyProduct): string | null {
  const { type, taxClass: slug } = productOf(product);
  if (type === "grouped") return null;
  return slug === "" ? "STANDARD" : slug.toUpperCase().replaceAll("-", "_");
}

/** Resolvers for prices, stock, dimensions and variations. */
export const priceResolvers: ResolverMap = {
  ProductWithPricing: {
    __resolveType: nodeTypeName,
    price: price("price"),
    regularPrice: price("regularPrice"),
    salePrice: price("salePrice"),
    taxClass,
    taxStatus: (product: AnyProduct) => {
      const { type, taxStatus } = productOf(product);
      return type === "grouped" ? null : taxStatus.toUpperCase();
    },
  },
  InventoriedProduct: {
    __resolveType: nodeTypeName,
    manageStock: ({ manageStock }: AnyProduct) => MANAGED[manageStock],
    // PHP treats a count of 0 as missing, so a sold-out product's quantity is null too.
    stockQuantity: ({ stockQuantity }: AnyProduct) => stockQuantity || null,
    stockStatus: ({ stockStatus }: AnyProduct) => STATUSES[stockStatus],
    backorders: ({ backorders }: AnyProduct) => backorders.toUpperCase(),
    backordersAllowed: ({ backorders }: AnyProduct) => backorders !== "no",
    lowStockAmount: ({ lowStockAmount }: AnyProduct) => lowStockAmount || null,
    soldIndividually: (product: AnyProduct) => productOf(product).soldIndividually,
  },
  ProductWithDimensions: {
    __resolveType: nodeTypeName,
    weight: (product: AnyProduct) => productOf(product).weight || null,
    length: (product: AnyProduct) => productOf(product).length || null,
    width: (product: AnyProduct) => productOf(product).width || null,
    height: (product: AnyProduct) => productOf(product).height || null,
    shippingRequired: ({ virtual }: AnyProduct) => !virtual,
    shippingTaxable: (product: AnyProduct) =>
      ["taxable", "shipping"].includes(productOf(product).taxStatus),
  },
  DownloadableProduct: { __resolveType: nodeTypeName },
  ProductWithVariations: {
    __resolveType: nodeTypeName,
    variations: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(variationsOf(shop, product), args, ({ id }) => id),
  },
};
