import { Refusal } from "#shop/cart/refusal.ts";
import { findTerm } from "#shop/catalogue/attributes.ts";
import type { Term } from "#shop/catalogue/attributes.ts";
import { withAttribute } from "#shop/catalogue/attributedProducts.ts";
import type {
  CatalogueAttribute,
  CatalogueProduct,
  CatalogueVariation,
  VariationAttribute,
} from "#shop/catalogue/catalogueProduct.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { foldedText } from "#shop/catalogue/foldedText.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { listProducts } from "#shop/catalogue/lists/productList.ts";
import type { ProductListArguments } from "#shop/catalogue/lists/productList.ts";
import { countOf } from "#shop/catalogue/productTerms.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

// GraphQL resolvers of product attributes, their terms and the variations' choices of them.

type ProductAttribute = CatalogueAttribute & { productId: number };

export type OwnedChoice = VariationAttribute & { ownerId: number };

/**
 * Adds the owner's id to a choice: that of the variation, or of the product whose default it is.
 */
export function choiceNode(ownerId: number, choice: VariationAttribute): OwnedChoice {
  return { ...choice, ownerId };
}

/**
 * Returns WooGraphQL's id of a choice, which contains its owner: base64 of "119||pa_color||red".
 */
function choiceId({ ownerId, name, value }: OwnedChoice): string {
  return Buffer.from(`${ownerId}||${name}||${value}`).toString("base64");
}

function attributes(
  product: CatalogueProduct,
  args: PageArguments & { where?: { type?: "GLOBAL" | "LOCAL" | null } | null },
) {
  const scope = args.where?.type?.toLowerCase();
  const chosen = product.attributes.filter((attribute) => !scope || attribute.scope === scope);
  if (chosen.length === 0) return null;
  const owned = chosen.map((attribute) => ({ ...attribute, productId: product.id }));
  return connectionOf(owned, args, ({ name }) => name);
}

type TermOrder = { orderby?: string | null; order?: "ASC" | "DESC" | null };

/** Arguments of an attribute's terms. */
type TermArguments = PageArguments & { where?: TermOrder | null };

/**
 * Sorts an attribute's terms, given in the shop's order. Observed: in any order but that of the
 * names, the last term is the first unless the order is requested.
 */
function sortedTerms(shop: Shop, terms: readonly Term[], { orderby, order }: TermOrder): Term[] {
  const keys: Record<string, (term: Term) => number | string> = {
    MENU_ORDER: (term) => terms.indexOf(term),
    TERM_ORDER: (term) => terms.indexOf(term),
    TERM_ID: ({ id }) => id,
    SLUG: ({ slug }) => slug,
    DESCRIPTION: ({ description }) => foldedText(description),
    COUNT: (term) => countOf(shop, term),
  };
  const known = keys[orderby ?? ""];
  const keyOf = known ?? (({ name }: Term) => foldedText(name));
  const keyed = terms.map((term) => ({ term, key: keyOf(term) }));
  const sorted = keyed.sort((one, other) =>
    one.key === other.key ? 0 : one.key < other.key ? -1 : 1,
  );
  const isReversed = (order ?? (known ? "DESC" : "ASC")) === "DESC";
  return (isReversed ? sorted.reverse() : sorted).map(({ term }) => term);
}

export const attributeResolvers: ResolverMap = {
  ProductWithAttributes: {
    __resolveType: nodeTypeName,
    attributes,
    globalAttributes: (product: CatalogueProduct, args: PageArguments) =>
      attributes(product, { ...args, where: { type: "GLOBAL" } }),
    localAttributes: (product: CatalogueProduct, args: PageArguments) =>
      attributes(product, { ...args, where: { type: "LOCAL" } }),
    defaultAttributes: (
      product: CatalogueProduct,
      args: PageArguments,
      { shop: { database } }: ShopContext,
    ) => {
      if (product.defaultAttributes.length === 0) return null;
      const choices = product.defaultAttributes.map(({ name, value }) => {
        const label = product.attributes.find((known) => known.name === name)?.label ?? name;
        const termId = findTerm(database, name, value)?.id ?? 0;
        return choiceNode(product.id, { name, label, value, termId });
      });
      return connectionOf(choices, args, choiceId);
    },
  },
  ProductVariation: {
    attributes: ({ id, attributes: choices }: CatalogueVariation, args: PageArguments) =>
      connectionOf(
        choices.map((choice) => choiceNode(id, choice)),
        args,
        choiceId,
      ),
  },
  VariationAttribute: {
    id: choiceId,
    attributeId: ({ termId }: OwnedChoice) => termId,
    // A slug is no text of the demonstration.
    value: ({ value }: OwnedChoice, _: unknown, { shop }: ShopContext) => shop.shown(value),
  },
  ProductAttribute: {
    __resolveType: ({ scope }: ProductAttribute) =>
      scope === "global" ? "GlobalProductAttribute" : "LocalProductAttribute",
    scope: ({ scope }: ProductAttribute) => scope.toUpperCase(),
    variation: ({ forVariations }: ProductAttribute) => forVariations,
    products: ({ name }: ProductAttribute, args: ProductListArguments, { shop }: ShopContext) =>
      listProducts(shop, args, [withAttribute(name)]),
  },
  GlobalProductAttribute: {
    // One id for all products with the attribute, as observed in WooGraphQL.
    id: ({ attributeId }: ProductAttribute) => globalId("GlobalProductAttribute", attributeId),
    slug: ({ name }: ProductAttribute) => name,
    // Observed: alphabetical, whatever order the shop gives the terms; `terms` has that on request.
    options: ({ options }: ProductAttribute, _: unknown, { shop }: ShopContext) =>
      options.map((option) => shop.shown(option)).toSorted(),
    terms: (
      { name, options, attributeId }: ProductAttribute,
      { where, ...args }: TermArguments,
      { shop }: ShopContext,
    ) => {
      if (attributeId === 0) throw new Refusal("Invalid product attribute");
      const terms = options.flatMap((option) => findTerm(shop.database, name, option) ?? []);
      return connectionOf(sortedTerms(shop, terms, where ?? {}), args, ({ id }) => id);
    },
  },
  LocalProductAttribute: {
    id: ({ label, productId }: ProductAttribute) =>
      globalId("LocalProductAttribute", `${label}:${productId}`),
    options: ({ options }: ProductAttribute, _: unknown, { shop }: ShopContext) =>
      options.map((option) => shop.shown(option)),
  },
};
