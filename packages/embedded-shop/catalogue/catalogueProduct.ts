// Products of the catalogue, as its resolvers read them.

/** Prices in the currency's smallest unit. */
export type Priced = {
  regularPrice: number | null;
  /** As entered, including before and after a scheduled sale. */
  salePrice: number | null;
  /** Epoch seconds. */
  saleFrom: number | null;
  saleTo: number | null;
  /** True while the sale price applies. */
  onSale: boolean;
  /** Current price; null when no price is set. */
  price: number | null;
};

export type StockStatus = "instock" | "outofstock" | "onbackorder";

export type Stocked = {
  /** Source of the stock count: the product itself, its parent product, or none. */
  manageStock: "own" | "parent" | "none";
  stockQuantity: number | null;
  stockStatus: StockStatus;
  backorders: "no" | "notify" | "yes";
  lowStockAmount: number | null;
};

export type CatalogueAttribute = {
  /** WooGraphQL's name: `pa_color`, or a local attribute's name in lowercase. */
  name: string;
  label: string;
  scope: "global" | "local";
  /** Taxonomy id; 0 for a local attribute. */
  attributeId: number;
  /** Term slugs in the shop's order (global) or values as entered (local). */
  options: string[];
  forVariations: boolean;
  visible: boolean;
  position: number;
};

export type ChosenAttribute = { name: string; value: string };

export type CatalogueProduct = Priced &
  Stocked & {
    id: number;
    type: "simple" | "variable" | "grouped" | "external" | "bundle" | "subscription";
    slug: string;
    name: string;
    sku: string;
    status: "publish" | "draft" | "private";
    visibility: "visible" | "catalog" | "search" | "hidden";
    password: string;
    featured: boolean;
    shortDescription: string;
    description: string;
    soldIndividually: boolean;
    virtual: boolean;
    downloadable: boolean;
    taxStatus: "taxable" | "shipping" | "none";
    taxClass: "" | "reduced-rate" | "zero-rate";
    weight: string;
    length: string;
    width: string;
    height: string;
    externalUrl: string;
    buttonText: string;
    attributes: CatalogueAttribute[];
    defaultAttributes: ChosenAttribute[];
    reviewsAllowed: boolean;
    totalSales: number;
    menuOrder: number;
    /** Epoch seconds. */
    published: number;
    modified: number;
  };

export type VariationAttribute = {
  name: string;
  /** Label; WooGraphQL labels a local or "any" attribute by its bare name (observed). */
  label: string;
  /** Term slug or local value; "" means any value (the shopper chooses). */
  value: string;
  /** Term id; 0 for a local attribute or "any". */
  termId: number;
};

export type CatalogueVariation = Priced &
  Stocked & {
    type: "variation";
    id: number;
    productId: number;
    position: number;
    /** Parent's name with the fixed attribute values: "Hoodie - Blue, No". */
    name: string;
    sku: string;
    description: string;
    virtual: boolean;
    downloadable: boolean;
    attributes: VariationAttribute[];
    mediaId: number | null;
    parent: CatalogueProduct;
  };

/** Returns true if a guest may open the product's page. */
export function isPublic(product: CatalogueProduct): boolean {
  return product.status === "publish" && product.password === "";
}

/** Returns true if a guest may buy the product in this shop, regardless of stock. */
export function isPurchasable(article: CatalogueProduct | CatalogueVariation): boolean {
  if (article.type === "variation") return isPublic(article.parent) && article.price !== null;
  if (article.type === "grouped" || article.type === "external") return false;
  return isPublic(article) && (article.price !== null || article.type === "variable");
}
