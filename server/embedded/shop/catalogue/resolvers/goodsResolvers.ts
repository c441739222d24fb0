import type {
  CatalogueProduct,
  CatalogueVariation,
} from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import { connectionOf } from "#server/embedded/shop/catalogue/connections.ts";
import type { PageArguments } from "#server/embedded/shop/catalogue/connections.ts";
import { priceText } from "#server/embedded/shop/catalogue/priceText.ts";
import type { PriceFormat, PriceKind } from "#server/embedded/shop/catalogue/priceText.ts";
import { variationsOf } from "#server/embedded/shop/catalogue/variations.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";
import type { ShopContext } from "#server/embedded/shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

type Goods = CatalogueProduct | CatalogueVariation;

const MANAGED = { own: "TRUE", parent: "PARENT", none: null };
const STATUSES = { instock: "IN_STOCK", outofstock: "OUT_OF_STOCK", onbackorder: "ON_BACKORDER" };

const productOf = (goods: Goods) => (goods.type === "variation" ? goods.parent : goods);

function price(kind: PriceKind) {
  return (goods: Goods, { format }: { format?: PriceFormat }, { shop }: ShopContext) =>
    priceText(shop, goods, kind, format);
}

function taxClass(goods: Goods): string | null {
  const { type, taxClass: slug } = productOf(goods);
  if (type === "grouped") return null;
  return slug === "" ? "STANDARD" : slug.toUpperCase().replaceAll("-", "_");
}

/** Resolvers for prices, stock, dimensions and variations. */
export const goodsResolvers: ResolverMap = {
  ProductWithPricing: {
    __resolveType: nodeTypeName,
    price: price("price"),
    regularPrice: price("regularPrice"),
    salePrice: price("salePrice"),
    taxClass,
    taxStatus: (goods: Goods) => {
      const { type, taxStatus } = productOf(goods);
      return type === "grouped" ? null : taxStatus.toUpperCase();
    },
  },
  InventoriedProduct: {
    __resolveType: nodeTypeName,
    manageStock: ({ manageStock }: Goods) => MANAGED[manageStock],
    // PHP treats a count of 0 as missing, so a sold-out product's quantity is null too.
    stockQuantity: ({ stockQuantity }: Goods) => stockQuantity || null,
    stockStatus: ({ stockStatus }: Goods) => STATUSES[stockStatus],
    backorders: ({ backorders }: Goods) => backorders.toUpperCase(),
    backordersAllowed: ({ backorders }: Goods) => backorders !== "no",
    lowStockAmount: ({ lowStockAmount }: Goods) => lowStockAmount || null,
    soldIndividually: (goods: Goods) => productOf(goods).soldIndividually,
  },
  ProductWithDimensions: {
    __resolveType: nodeTypeName,
    weight: (goods: Goods) => productOf(goods).weight || null,
    length: (goods: Goods) => productOf(goods).length || null,
    width: (goods: Goods) => productOf(goods).width || null,
    height: (goods: Goods) => productOf(goods).height || null,
    shippingRequired: ({ virtual }: Goods) => !virtual,
    shippingTaxable: (goods: Goods) => ["taxable", "shipping"].includes(productOf(goods).taxStatus),
  },
  DownloadableProduct: { __resolveType: nodeTypeName },
  ProductWithVariations: {
    __resolveType: nodeTypeName,
    variations: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(variationsOf(shop, product), args, ({ id }) => id),
  },
};
