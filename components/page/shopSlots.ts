import type { ComponentType } from "react";
import type { slotProduct_product$data } from "#__generated__/slotProduct_product.graphql.ts";

// Slots: components of the merchant's folder, before and after parts of the shop's pages.

/** Part of every page, or of one kind of page. */
type PagePart =
  | "header"
  | "footer"
  | "home"
  | "listing"
  | "category"
  | "search"
  | "account"
  | "receipt"
  | "cart.lines"
  | "cart.totals"
  | "checkout.contact"
  | "checkout.address"
  | "checkout.delivery"
  | "checkout.payment"
  | "checkout.summary"
  | "checkout.button";

/** Part of a product page, or a product's card. */
type ProductPart =
  | "card"
  | "product.title"
  | "product.price"
  | "product.form"
  | "product.delivery"
  | "product.details"
  | "product.reviews";

/** A product as its slots know it: name, slug, id, and the fields of `shop/schema/`. */
export type SlotProduct = Omit<slotProduct_product$data, " $fragmentType">;

/** Part of a page with slots before and after it. */
export type PartName = PagePart | ProductPart;

type Around<Props extends object> = {
  before?: ComponentType<Props>;
  after?: ComponentType<Props>;
};

/** Slots that `shop/slots.tsx` exports by the name `slots`. */
export type ShopSlots = {
  /** Replaces the shop's name in the header and the menu; its background is `--paint`. */
  logo?: ComponentType<{ name: string }>;
} & { [Name in PagePart]?: Around<object> } & {
  [Name in ProductPart]?: Around<{ product: SlotProduct }>;
};

const files = import.meta.glob<ShopSlots>("../../shop/slots.tsx", {
  eager: true,
  import: "slots",
});

/** The merchant's slots; empty without the file. */
export const shopSlots: ShopSlots = Object.values(files)[0] ?? {};
