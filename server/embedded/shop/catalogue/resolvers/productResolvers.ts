import { isPurchasable } from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import type {
  CatalogueProduct,
  CatalogueVariation,
} from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import { categoriesOf } from "#server/embedded/shop/catalogue/categories.ts";
import { connectionOf } from "#server/embedded/shop/catalogue/connections.ts";
import type { PageArguments } from "#server/embedded/shop/catalogue/connections.ts";
import { slugOf } from "#server/embedded/shop/catalogue/foldedText.ts";
import { globalId } from "#server/embedded/shop/catalogue/globalIds.ts";
import { linkedProducts, relatedProducts } from "#server/embedded/shop/catalogue/linkedProducts.ts";
import { galleryOf, mainPicture } from "#server/embedded/shop/catalogue/media.ts";
import { isOnSale } from "#server/embedded/shop/catalogue/priceText.ts";
import { ratingOf } from "#server/embedded/shop/catalogue/reviews.ts";
import { tagsOf } from "#server/embedded/shop/catalogue/tags.ts";
import { commerceTime, wordpressTime } from "#server/embedded/shop/catalogue/wordpressTime.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";
import type { ShopContext } from "#server/embedded/shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

type Goods = CatalogueProduct | CatalogueVariation;

/** Returns null for an empty text, as WordPress does. */
const orNull = (text: string) => text || null;
const productOf = (goods: Goods) => (goods.type === "variation" ? goods.parent : goods);
const productUri = (product: CatalogueProduct) => `/product/${product.slug}/`;
const idOf = ({ id }: { id: number }) => id;

function uriOf(goods: Goods): string {
  if (goods.type !== "variation") return productUri(goods);
  const choices = goods.attributes
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `attribute_${name}=${encodeURIComponent(value)}`);
  return `${productUri(goods.parent)}?${choices.join("&")}`;
}

/** Fields that all product types and variations share. */
const productUnion: ResolverMap[string] = {
  __resolveType: nodeTypeName,
  id: ({ id }: Goods) => globalId("post", id),
  databaseId: ({ id }: Goods) => id,
  type: ({ type }: Goods) => type.toUpperCase(),
  slug: (goods: Goods) => (goods.type === "variation" ? slugOf(goods.name) : goods.slug),
  sku: ({ sku }: Goods) => orNull(sku),
  description: ({ description }: Goods) => orNull(description),
  shortDescription: (goods: Goods) => (goods.type === "variation" ? null : goods.shortDescription),
  featured: (goods: Goods) => productOf(goods).featured,
  image: (goods: Goods, _: unknown, { shop }: ShopContext) => mainPicture(shop, goods) ?? null,
  onSale: (goods: Goods, _: unknown, { shop }: ShopContext) => isOnSale(shop, goods),
  purchasable: (goods: Goods) => isPurchasable(goods),
  averageRating: (goods: Goods, _: unknown, { shop }: ShopContext) =>
    goods.type === "variation" ? 0 : ratingOf(shop, goods.id).average,
  reviewCount: (goods: Goods, _: unknown, { shop }: ShopContext) =>
    goods.type === "variation" ? 0 : ratingOf(shop, goods.id).count,
  reviewsAllowed: (goods: Goods) => productOf(goods).reviewsAllowed || null,
  dateOnSaleFrom: ({ saleFrom }: Goods) => saleFrom && commerceTime(saleFrom),
  dateOnSaleTo: ({ saleTo }: Goods) => saleTo && commerceTime(saleTo),
  menuOrder: (goods: Goods) => (goods.type === "variation" ? goods.position : goods.menuOrder),
  virtual: ({ virtual }: Goods) => virtual,
  // Only shop staff may read these two.
  catalogVisibility: () => null,
  totalSales: () => null,
};

const contentNode: ResolverMap[string] = {
  __resolveType: nodeTypeName,
  date: (goods: Goods) => wordpressTime(productOf(goods).published),
  dateGmt: (goods: Goods) => wordpressTime(productOf(goods).published),
  modified: (goods: Goods) => wordpressTime(productOf(goods).modified),
  modifiedGmt: (goods: Goods) => wordpressTime(productOf(goods).modified),
  status: (goods: Goods) => productOf(goods).status,
  uri: uriOf,
  link: (goods: Goods, _: unknown, { shop }: ShopContext) => `${shop.siteUrl}${uriOf(goods)}`,
};

/** Resolvers for products; each type inherits the fields of the interfaces it implements. */
export const productResolvers: ResolverMap = {
  Product: {
    ...productUnion,
    ...contentNode,
    title: ({ name }: CatalogueProduct) => name,
    galleryImages: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(galleryOf(shop, product), args, idOf),
    productCategories: ({ id }: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(categoriesOf(shop, id), args, idOf),
    productTags: ({ id }: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(tagsOf(shop, id), args, idOf),
    related: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      relatedProducts(shop, product, args),
    upsell: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      linkedProducts(shop, product, "upsell", args),
  },
  ProductUnion: productUnion,
  ProductVariation: {
    ...productUnion,
    ...contentNode,
    parent: ({ parent }: CatalogueVariation) => ({ cursor: null, node: parent }),
  },
  SimpleProduct: { crossSell },
  VariableProduct: { crossSell },
  GroupProduct: {
    products: (group: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      linkedProducts(shop, group, "grouped", args),
    addToCartText: () => "View products",
    addToCartDescription: ({ name }: CatalogueProduct) =>
      `View products in the &ldquo;${name}&rdquo; group`,
  },
  ExternalProduct: {
    externalUrl: ({ externalUrl }: CatalogueProduct) => orNull(externalUrl),
    buttonText: ({ buttonText }: CatalogueProduct) => buttonText || "Buy product",
  },
};

function crossSell(product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) {
  return linkedProducts(shop, product, "cross_sell", args);
}
