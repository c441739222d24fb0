import { isPurchasable } from "#shop/catalogue/catalogueProduct.ts";
import type { CatalogueProduct, CatalogueVariation } from "#shop/catalogue/catalogueProduct.ts";
import { categoriesOf } from "#shop/catalogue/categories.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { slugOf } from "#shop/catalogue/foldedText.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { linkedProducts, relatedProducts } from "#shop/catalogue/linkedProducts.ts";
import type { ProductListArguments } from "#shop/catalogue/lists/productList.ts";
import { galleryOf, mainPicture } from "#shop/catalogue/media.ts";
import { metaOfProduct } from "#shop/catalogue/productMeta.ts";
import { isOnSale } from "#shop/catalogue/priceText.ts";
import { ratingOf } from "#shop/catalogue/reviews.ts";
import { tagsOf } from "#shop/catalogue/tags.ts";
import { findVariation } from "#shop/catalogue/variations.ts";
import { commerceTime, wordpressTime } from "#shop/catalogue/wordpressTime.ts";
import { metaOf } from "#shop/orders/metaOf.ts";
import type { MetaArguments } from "#shop/orders/metaOf.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";
import { inLanguage } from "../../../../words/inLanguage.ts";
import { t } from "../../../../words/t.ts";

// GraphQL resolvers of products and variations: texts, dates, URLs and linked products.

type AnyProduct = CatalogueProduct | CatalogueVariation;

/** Returns null for an empty text, as WordPress does. */
const orNull = (text: string) => text || null;
const productOf = (product: AnyProduct) =>
  product.type === "variation" ? product.parent : product;
const productUri = (product: CatalogueProduct) => `/product/${product.slug}/`;
const idOf = ({ id }: { id: number }) => id;

function uriOf(product: AnyProduct): string {
  if (product.type !== "variation") return productUri(product);
  const choices = product.attributes
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `attribute_${name}=${encodeURIComponent(value)}`);
  return `${productUri(product.parent)}?${choices.join("&")}`;
}

/** Returns the slug of a variation, which is the same in every language. */
const variationSlug = (shop: Shop, { id }: CatalogueVariation) =>
  slugOf(inLanguage("en", () => findVariation(shop, { id }))?.name ?? "");

const isPluginType = (type: AnyProduct["type"]) => type === "bundle" || type === "subscription";

/** Fields that all product types and variations share. */
const productUnion: ResolverMap[string] = {
  __resolveType: nodeTypeName,
  id: ({ id }: AnyProduct) => globalId("post", id),
  databaseId: ({ id }: AnyProduct) => id,
  type: ({ type }: AnyProduct) => (isPluginType(type) ? "UNSUPPORTED" : type.toUpperCase()),
  slug: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    product.type === "variation" ? variationSlug(shop, product) : product.slug,
  sku: ({ sku }: AnyProduct) => orNull(sku),
  description: ({ description }: AnyProduct) => orNull(description),
  shortDescription: (product: AnyProduct) =>
    product.type === "variation" ? null : product.shortDescription,
  featured: (product: AnyProduct) => productOf(product).featured,
  image: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    mainPicture(shop, product) ?? null,
  onSale: (product: AnyProduct, _: unknown, { shop }: ShopContext) => isOnSale(shop, product),
  purchasable: (product: AnyProduct) => isPurchasable(product),
  averageRating: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    product.type === "variation" ? 0 : ratingOf(shop, product.id).average,
  reviewCount: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    product.type === "variation" ? 0 : ratingOf(shop, product.id).count,
  reviewsAllowed: (product: AnyProduct) => productOf(product).reviewsAllowed || null,
  dateOnSaleFrom: ({ saleFrom }: AnyProduct) => saleFrom && commerceTime(saleFrom),
  dateOnSaleTo: ({ saleTo }: AnyProduct) => saleTo && commerceTime(saleTo),
  menuOrder: (product: AnyProduct) =>
    product.type === "variation" ? product.position : product.menuOrder,
  virtual: ({ virtual }: AnyProduct) => virtual,
  // Null without an entry, as in WooGraphQL.
  metaData: (product: AnyProduct, args: MetaArguments, { shop }: ShopContext) => {
    const found = metaOf(metaOfProduct(shop, productOf(product)), args);
    return found.length > 0 ? found : null;
  },
  // Only shop staff may read these two.
  catalogVisibility: () => null,
  totalSales: () => null,
};

const contentNode: ResolverMap[string] = {
  __resolveType: nodeTypeName,
  date: (product: AnyProduct) => wordpressTime(productOf(product).published),
  dateGmt: (product: AnyProduct) => wordpressTime(productOf(product).published),
  modified: (product: AnyProduct) => wordpressTime(productOf(product).modified),
  modifiedGmt: (product: AnyProduct) => wordpressTime(productOf(product).modified),
  status: (product: AnyProduct) => productOf(product).status,
  uri: uriOf,
  link: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    `${isPluginType(product.type) ? shop.wordpressUrl : shop.siteUrl}${uriOf(product)}`,
};

/** Each product type inherits the fields of the interfaces it implements. */
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
    related: (product: CatalogueProduct, args: ProductListArguments, { shop }: ShopContext) =>
      relatedProducts(shop, product, args),
    upsell: (product: CatalogueProduct, args: ProductListArguments, { shop }: ShopContext) =>
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
    products: (group: CatalogueProduct, args: ProductListArguments, { shop }: ShopContext) =>
      linkedProducts(shop, group, "grouped", args),
    addToCartText: () => t("backend.viewProducts"),
    addToCartDescription: ({ name }: CatalogueProduct) => t("backend.viewProductsOf", { name }),
  },
  ExternalProduct: {
    externalUrl: ({ externalUrl }: CatalogueProduct) => orNull(externalUrl),
    buttonText: ({ buttonText }: CatalogueProduct) => buttonText || t("backend.buyProduct"),
  },
};

function crossSell(product: CatalogueProduct, args: ProductListArguments, { shop }: ShopContext) {
  return linkedProducts(shop, product, "cross_sell", args);
}
