import type { CatalogueProduct, CatalogueVariation } from "#shop/catalogue/catalogueProduct.ts";
import { connectionOf, cursorOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { mainPicture } from "#shop/catalogue/media.ts";
import { productTerms } from "#shop/catalogue/productTerms.ts";
import { typeTermsOf, visibilityTermsOf } from "#shop/catalogue/systemTerms.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";

// GraphQL fields that products and variations have as nodes of WordPress: flags, pictures, terms.

type AnyProduct = CatalogueProduct | CatalogueVariation;

const idOf = ({ id }: { id: number }) => id;
const orNull = (text: string) => text || null;

/** Connection without nodes: the shop's data has no brands and no shipping classes. */
const none = (_: AnyProduct, args: PageArguments) => connectionOf<{ id: number }>([], args, idOf);

function featuredImage(shop: Shop, product: AnyProduct) {
  const node = mainPicture(shop, product);
  return node ? { cursor: cursorOf(node.id), node } : null;
}

const visibleProducts = (product: AnyProduct, args: PageArguments, { shop }: ShopContext) =>
  connectionOf(visibilityTermsOf(shop, product), args, idOf);

/** Fields without an entry are null for every guest, as in WooGraphQL. */
const contentNode: ResolverMap[string] = {
  isContentNode: () => true,
  isTermNode: () => false,
  isComment: () => false,
  isFrontPage: () => false,
  isPostsPage: () => false,
  isPreview: () => false,
  isRestricted: () => false,
  hasPassword: (product: AnyProduct) =>
    (product.type === "variation" ? product.parent : product).password !== "",
  featuredImage: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    featuredImage(shop, product),
  featuredImageDatabaseId: (product: AnyProduct, _: unknown, { shop }: ShopContext) =>
    mainPicture(shop, product)?.id ?? null,
  featuredImageId: (product: AnyProduct, _: unknown, { shop }: ShopContext) => {
    const picture = mainPicture(shop, product);
    return picture ? globalId("post", picture.id) : null;
  },
  // WordPress shows it to its editors only.
  password: () => null,
  shippingClasses: none,
  visibleProducts,
};

const guid =
  (postType: string) =>
  ({ id }: AnyProduct, _: unknown, { shop }: ShopContext) =>
    `${shop.siteUrl}/?post_type=${postType}&p=${id}`;

export const nodeResolvers: ResolverMap = {
  Product: {
    ...contentNode,
    contentTypeName: () => "product",
    guid: guid("product"),
    productId: idOf,
    content: ({ description }: CatalogueProduct) => orNull(description),
    excerpt: ({ shortDescription }: CatalogueProduct) => orNull(shortDescription),
    productBrands: none,
    productTypes: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(typeTermsOf(shop, product), args, idOf),
    terms: (product: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(productTerms(shop, product), args, idOf),
  },
  ProductVariation: {
    ...contentNode,
    contentTypeName: () => "product_variation",
    guid: guid("product_variation"),
    productVariationId: idOf,
    terms: visibleProducts,
  },
  // The number of WooCommerce for a product without a shipping class.
  SimpleProduct: { shippingClassId: () => 0 },
  VariableProduct: { shippingClassId: () => 0 },
  DownloadableProduct: {
    // WooCommerce's numbers for downloads without a limit; the shop's data has none.
    downloadLimit: () => -1,
    downloadExpiry: () => -1,
  },
};
