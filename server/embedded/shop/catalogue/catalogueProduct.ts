/** Amounts in the currency's smallest unit. */
export type Priced = {
  regularPrice: number | null;
  /** As entered: also before and after the days of a scheduled sale. */
  salePrice: number | null;
  /** Epoch seconds. */
  saleFrom: number | null;
  saleTo: number | null;
  /** Whether the sale price holds now. */
  onSale: boolean;
  /** What it costs now; null when nobody has priced it. */
  price: number | null;
};

export type StockStatus = "instock" | "outofstock" | "onbackorder";

export type Stocked = {
  /** Who counts the stock: the article itself, its parent product, or nobody. */
  manageStock: "own" | "parent" | "none";
  stockQuantity: number | null;
  stockStatus: StockStatus;
  backorders: "no" | "notify" | "yes";
  lowStockAmount: number | null;
};

export type CatalogueAttribute = {
  /** As WooGraphQL names it: `pa_color`, or a local attribute's name in lower case. */
  name: string;
  label: string;
  scope: "global" | "local";
  /** Its taxonomy's id; 0 for a local attribute. */
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
    type: "simple" | "variable" | "grouped" | "external";
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
  /** The attribute's label; a local or an "any" attribute is labelled by its bare name, as observed. */
  label: string;
  /** A term's slug or a local value; "" leaves the choice to the shopper. */
  value: string;
  /** 0 for a local attribute or "any". */
  termId: number;
};

export type CatalogueVariation = Priced &
  Stocked & {
    type: "variation";
    id: number;
    productId: number;
    position: number;
    /** The parent's name with the fixed choices: "Hoodie - Blue, No". */
    name: string;
    sku: string;
    description: string;
    virtual: boolean;
    downloadable: boolean;
    attributes: VariationAttribute[];
    mediaId: number | null;
    parent: CatalogueProduct;
  };

/** Whether a guest may open the product by its address. */
export function isPublic(product: CatalogueProduct): boolean {
  return product.status === "publish" && product.password === "";
}

/** Whether a guest may buy it here, its stock aside. */
export function isPurchasable(goods: CatalogueProduct | CatalogueVariation): boolean {
  if (goods.type === "variation") return isPublic(goods.parent) && goods.price !== null;
  if (goods.type === "grouped" || goods.type === "external") return false;
  return isPublic(goods) && (goods.price !== null || goods.type === "variable");
}
