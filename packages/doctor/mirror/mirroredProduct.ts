import { decodedSlug } from "../../../relay/contract/cart/optionLabels.ts";
import { attributeSlug } from "./mirroredTerms.ts";
import type { MirroredPictures } from "./mirroredPictures.ts";
import type { SourceProduct } from "./sourceProducts.ts";
import type { SourceVariation } from "./sourceVariations.ts";
import { utcTime } from "./utcTime.ts";

// A product of WooGraphQL as the mirror stores it.

/** Types that the embedded shop has; every other one comes from a plugin. */
const TYPES = {
  SimpleProduct: "simple",
  VariableProduct: "variable",
  GroupProduct: "grouped",
  ExternalProduct: "external",
} as const;
/** Stands for every type of a plugin. */
const PLUGIN_TYPE = "bundle" as const;

const STATUSES = {
  IN_STOCK: "instock",
  OUT_OF_STOCK: "outofstock",
  ON_BACKORDER: "onbackorder",
} as const;
const VISIBILITIES = {
  VISIBLE: "visible",
  CATALOG: "catalog",
  SEARCH: "search",
  HIDDEN: "hidden",
} as const;
const BACKORDERS = { NO: "no", NOTIFY: "notify", YES: "yes" } as const;
const TAX_STATUSES = { TAXABLE: "taxable", SHIPPING: "shipping", NONE: "none" } as const;

/** Names of the tax classes that every WooCommerce has; a shop's own count as the standard one. */
export const TAX_CLASSES = {
  STANDARD: "",
  INHERIT_CART: "",
  REDUCED_RATE: "reduced-rate",
  ZERO_RATE: "zero-rate",
} as const;

/** Returns a table's value for a name that may be unknown. */
export const valueIn = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);

type Priced = Pick<SourceProduct, "regularPrice" | "salePrice" | "dateOnSaleFrom" | "dateOnSaleTo">;

function pricingOf({ regularPrice, salePrice, dateOnSaleFrom, dateOnSaleTo }: Priced) {
  const [saleFrom, saleTo] = [utcTime(dateOnSaleFrom), utcTime(dateOnSaleTo)];
  return {
    ...(regularPrice && { regularPrice }),
    ...(salePrice && { salePrice }),
    ...(saleFrom !== undefined && { saleFrom }),
    ...(saleTo !== undefined && { saleTo }),
  };
}

type Stocked = Pick<
  SourceProduct,
  "manageStock" | "stockQuantity" | "stockStatus" | "backorders" | "lowStockAmount"
>;

function stockOf(source: Stocked) {
  const { manageStock, stockQuantity, lowStockAmount } = source;
  const status = valueIn(STATUSES, source.stockStatus);
  const backorders = valueIn(BACKORDERS, source.backorders);
  return {
    // WooGraphQL has no quantity of zero.
    ...(manageStock === "TRUE" && { quantity: stockQuantity ?? 0 }),
    ...(status && { status }),
    ...(backorders && { backorders }),
    ...(lowStockAmount != null && { lowStockAmount }),
  };
}

type Named = {
  readonly name: string | null | undefined;
  readonly value: string | null | undefined;
};

type MirroredAttributes = ReturnType<typeof attributesOf>;

/** Returns chosen values by the name of their attribute, as the product's attributes have it. */
function choicesOf(nodes: readonly Named[], { byName }: MirroredAttributes) {
  const chosen: Record<string, string> = {};
  for (const { name, value } of nodes) {
    const attribute = byName.get(name ?? "");
    if (!attribute) continue;
    const isGlobal = attribute.scope === "global";
    chosen[attribute.name] = isGlobal ? decodedSlug(value ?? "") : (value ?? "");
  }
  return chosen;
}

/**
 * Returns the product's attributes, also by WooGraphQL's names. Slugs among their options are
 * percent-encoded in WooGraphQL, unlike those of the terms.
 */
function attributesOf({ attributes: connection }: SourceProduct) {
  const nodes = connection?.nodes ?? [];
  const attributes = nodes.map(({ __typename, name, label, options, variation, visible }) => {
    const isGlobal = __typename === "GlobalProductAttribute";
    const given = (options ?? []).filter((option) => option != null);
    return {
      name: isGlobal ? attributeSlug(name ?? "") : (label ?? name ?? ""),
      scope: isGlobal ? ("global" as const) : ("local" as const),
      options: isGlobal ? given.map(decodedSlug) : given,
      usedForVariations: variation ?? false,
      visible: visible ?? true,
    };
  });
  const byName = new Map(nodes.map(({ name }, index) => [name ?? "", attributes[index]]));
  return { attributes, byName };
}

function variationOf(
  source: SourceVariation,
  {
    product,
    attributes,
    pictures,
  }: Context & { product: SourceProduct; attributes: MirroredAttributes },
) {
  // WooGraphQL returns the product's picture for a variation that has none.
  const isOwn = source.image?.databaseId !== product.image?.databaseId;
  const picture = isOwn ? pictures.pictureOf(source.image) : undefined;
  return {
    id: source.databaseId,
    ...(source.sku && { sku: source.sku }),
    ...pricingOf(source),
    attributes: choicesOf(source.attributes?.nodes ?? [], attributes),
    stock: stockOf(source),
    ...(picture && { picture }),
    description: pictures.withPictures(source.description ?? ""),
    virtual: source.virtual ?? false,
    downloadable: source.downloadable ?? false,
  };
}

/** Reviews without their texts and authors, which are personal data. */
function ratingsOf({ reviews }: SourceProduct) {
  return (reviews?.edges ?? []).flatMap(({ rating, node }) => {
    const date = utcTime(node.dateGmt);
    const stars = ([1, 2, 3, 4, 5] as const).find((one) => one === rating);
    return stars && date !== undefined
      ? [{ author: "Customer", date, rating: stars, content: "" }]
      : [];
  });
}

/** Slugs of linked products. */
const slugsOf = (
  connection:
    | { readonly nodes: readonly { readonly slug?: string | null | undefined }[] }
    | null
    | undefined,
): string[] => (connection?.nodes ?? []).flatMap(({ slug }) => (slug ? decodedSlug(slug) : []));

type Context = { pictures: MirroredPictures };

/** A product as the mirror stores it. */
export type MirroredProduct = ReturnType<typeof mirroredProduct>;

/** Returns a product as the mirror stores it, with the links that it has in the shop. */
export function mirroredProduct(
  source: SourceProduct,
  variations: readonly SourceVariation[],
  { pictures }: Context,
) {
  const attributes = attributesOf(source);
  const { length, width, height } = source;
  const gallery = [source.image, ...(source.galleryImages?.nodes ?? [])];
  const type = valueIn(TYPES, source.__typename) ?? PLUGIN_TYPE;
  const published = utcTime(source.dateGmt);
  return {
    id: source.databaseId,
    slug: decodedSlug(source.slug ?? ""),
    name: source.name ?? "",
    type,
    visibility: valueIn(VISIBILITIES, source.catalogVisibility) ?? ("visible" as const),
    featured: source.featured ?? false,
    ...(source.sku && { sku: source.sku }),
    shortDescription: pictures.withPictures(source.shortDescription ?? ""),
    description: pictures.withPictures(source.description ?? ""),
    categories: slugsOf(source.productCategories),
    tags: (source.productTags?.nodes ?? []).flatMap(({ name }) => name ?? []),
    pictures: gallery.flatMap((picture) => pictures.pictureOf(picture) ?? []),
    attributes: attributes.attributes,
    defaultAttributes: choicesOf(source.defaultAttributes?.nodes ?? [], attributes),
    ...(type === "variable"
      ? {
          variations: variations.map((one) =>
            variationOf(one, { product: source, attributes, pictures }),
          ),
        }
      : pricingOf(source)),
    stock: stockOf(source),
    soldIndividually: source.soldIndividually ?? false,
    virtual: source.virtual ?? false,
    downloadable: source.downloadable ?? false,
    taxStatus: valueIn(TAX_STATUSES, source.taxStatus) ?? ("taxable" as const),
    taxClass: valueIn(TAX_CLASSES, source.taxClass) ?? ("" as const),
    ...(source.weight && { weight: source.weight }),
    ...((length || width || height) && {
      dimensions: { length: length ?? "", width: width ?? "", height: height ?? "" },
    }),
    groupedProducts: slugsOf(source.products),
    ...(source.externalUrl && { externalUrl: source.externalUrl }),
    ...(source.buttonText && { buttonText: source.buttonText }),
    upsells: slugsOf(source.upsell),
    crossSells: slugsOf(source.crossSell),
    reviews: ratingsOf(source),
    reviewsAllowed: source.reviewsAllowed ?? true,
    totalSales: source.totalSales ?? 0,
    menuOrder: source.menuOrder ?? 0,
    ...(published !== undefined && { published }),
  };
}
