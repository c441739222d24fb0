// Sections of the front page: those of `shop/home.ts`, and as its page displays them.

/** Headline beside 0 to 8 products by their slugs; without `products`, the featured and newest. */
type HeroSection = {
  kind: "hero";
  products?: readonly string[];
  /** In place of the shop's headline and lede, and of the button to all products. */
  headline?: string;
  lede?: string;
  link?: { label: string; href: string };
};

/** The newest products, at most 8. */
type NewestSection = { kind: "newest"; title?: string; count?: number };

/** Products on sale that are not among the newest ones, at most 12. */
type SaleSection = { kind: "sale"; title?: string; count?: number };

/** Number of products in a row that names none. */
export const ROW_LENGTH = 4;

/** Row of at most 12 products of a category or tag, with these slugs, or on sale. */
type ProductsSection = { kind: "products"; title: string; count?: number } & (
  | { category: string }
  | { tag: string }
  | { slugs: readonly string[] }
  | { onSale: true }
);

/** Text about a product, beside its second picture; without one, the story of the shop's texts. */
type StorySection =
  | { kind: "story" }
  | { kind: "story"; product: string; headline: string; text: string; invitation: string };

/** Text of the shop, as sanitized HTML. */
type TextSection = { kind: "text"; title?: string; html: string };

/** Section of the front page, as `shop/home.ts` lists them by the name `home`. */
export type HomeSection =
  | HeroSection
  | NewestSection
  | SaleSection
  | ProductsSection
  | StorySection
  | { kind: "categories" }
  | TextSection;

/** Row with the slugs that the server has found for it. */
type FoundProducts = {
  kind: "products";
  title: string;
  slugs: readonly string[];
  link?: { label: string; href: string };
};

/** Section as the page displays it. */
export type DisplayedSection = Exclude<HomeSection, ProductsSection> | FoundProducts;

/** The front page of a shop that lists no sections. */
export const DEFAULT_HOME: readonly DisplayedSection[] = [
  { kind: "hero" },
  { kind: "newest" },
  { kind: "story" },
  { kind: "categories" },
  { kind: "sale" },
];
