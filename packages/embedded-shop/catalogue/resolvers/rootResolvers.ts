import { GraphQLError } from "graphql";
import { isPublic } from "#shop/catalogue/catalogueProduct.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { findCategory } from "#shop/catalogue/categories.ts";
import { listCategories, listTerms } from "#shop/catalogue/categoryList.ts";
import type { TermWhere } from "#shop/catalogue/categoryList.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId, readGlobalId } from "#shop/catalogue/globalIds.ts";
import { listProducts } from "#shop/catalogue/lists/productList.ts";
import type { ProductListArguments } from "#shop/catalogue/lists/productList.ts";
import { findMedia } from "#shop/catalogue/media.ts";
import { findNode, publicVariation } from "#shop/catalogue/nodes.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import type { ProductKey } from "#shop/catalogue/products.ts";
import { allTags, findTag } from "#shop/catalogue/tags.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { ShopContext } from "#shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

// GraphQL resolvers of the catalogue's public root queries: single nodes, lists and settings.

type IdType = "DATABASE_ID" | "ID" | "NAME" | "SKU" | "SLUG";
type IdArguments = { id?: string | null; idType?: IdType | null };
type TermListArguments = PageArguments & { where?: TermWhere | null };

const idOf = ({ id }: { id: number }) => id;

/** WooGraphQL's terms for an id's type in its error messages. */
const ID_NAMES: Partial<Record<IdType, string>> = {
  DATABASE_ID: "database_id",
  SKU: "sku",
  SLUG: "slug",
};

/** Lowercases a requested slug as WordPress does, which stores no slug with capitals. */
const slugKey = (id: string | null | undefined) => ({ slug: (id ?? "").toLowerCase() });

function databaseId({ id, idType }: IdArguments): number {
  if (idType === "DATABASE_ID") return Number(id);
  return readGlobalId(id ?? "")?.id ?? 0;
}

function productKey({ id, idType }: IdArguments): ProductKey {
  if (idType === "SLUG") return slugKey(id);
  return idType === "SKU"
    ? { sku: id ?? "" }
    : { id: databaseId({ id: id ?? null, idType: idType ?? null }) };
}

/** Resolves a product: null with an error for an unknown one, null alone for a non-public one. */
function product(_: unknown, args: IdArguments, { shop }: ShopContext) {
  const found = findProduct(shop, productKey(args));
  const isProtected = shop.settings.listsProtected === true && found?.status === "publish";
  if (found) return isPublic(found) || isProtected ? found : null;
  throw unknownProduct(args);
}

function unknownProduct({ id, idType }: IdArguments): GraphQLError {
  const idName = ID_NAMES[idType ?? "ID"] ?? "global_id";
  return new GraphQLError(`No product ID was found corresponding to the ${idName}: ${id}`);
}

/** Resolves a product of one type. Observed: an unknown one is named as 0 in the error. */
const productOfType =
  (type: CatalogueProduct["type"]) =>
  (_: unknown, args: IdArguments, { shop }: ShopContext) => {
    const found = findProduct(shop, productKey(args));
    if (!found) throw unknownProduct({ ...args, id: "0" });
    if (found.type !== type) {
      throw new GraphQLError(`This product of ID ${found.id} is not a ${type} product`);
    }
    return isPublic(found) ? found : null;
  };

function termKey(args: IdArguments) {
  const { id, idType } = args;
  if (idType === "SLUG") return slugKey(id);
  return idType === "NAME" ? { name: id ?? "" } : { id: databaseId(args) };
}

export const rootResolvers: ResolverMap = {
  RootQuery: {
    product,
    simpleProduct: productOfType("simple"),
    variableProduct: productOfType("variable"),
    externalProduct: productOfType("external"),
    groupedProduct: productOfType("grouped"),
    products: (_: unknown, args: ProductListArguments, { shop }: ShopContext) =>
      listProducts(shop, args),
    productVariation: (_: unknown, args: IdArguments, { shop }: ShopContext) => {
      const variation = publicVariation(shop, databaseId(args));
      if (variation) return variation;
      const idName = ID_NAMES[args.idType ?? "ID"] ?? "global_id";
      throw new GraphQLError(
        `No product variation ID was found corresponding to the ${idName}: ${args.id}`,
      );
    },
    productCategory: (_: unknown, args: IdArguments, { shop }: ShopContext) =>
      findCategory(shop, termKey(args)),
    productCategories: (_: unknown, { where, ...args }: TermListArguments, { shop }: ShopContext) =>
      connectionOf(listCategories(shop, where ?? {}), args, idOf),
    productTag: (_: unknown, args: IdArguments, { shop }: ShopContext) =>
      findTag(shop, termKey(args)),
    productTags: (_: unknown, { where, ...args }: TermListArguments, { shop }: ShopContext) =>
      connectionOf(
        listTerms(allTags(shop), where ?? {}).filter(({ count }) => !where?.hideEmpty || count > 0),
        args,
        idOf,
      ),
    mediaItem: (_: unknown, args: IdArguments, { shop }: ShopContext) =>
      findMedia(shop, databaseId(args)),
    node: (_: unknown, { id }: { id?: string | null }, { shop }: ShopContext) => {
      const key = readGlobalId(id ?? "");
      if (!key) throw new GraphQLError(`The global ID isn&#039;t recognized ID: ${id}`);
      return findNode(shop, key);
    },
    generalSettings: (_: unknown, __: unknown, { shop }: ShopContext) => ({
      id: globalId("setting", "general"),
      title: shop.settings.name,
      description: shop.settings.tagline ?? "",
      url: shop.siteUrl,
      homeUrl: shop.siteUrl,
      language: shop.settings.baseCountry === "GB" ? "en_GB" : "en_US",
      timezone: "UTC",
    }),
  },
  Node: { __resolveType: nodeTypeName },
};
