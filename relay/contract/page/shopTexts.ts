import type { Threshold } from "#relay/contract/cart/printedTotals.ts";
import { language } from "#words/language.ts";
import { t } from "#words/t.ts";

// Texts of one shop: those that no other may say, such as its address and terms of delivery.

type DeliveryWay = { way: string; how: string; price: string };

/** Rules by which a browser calculates a parcel's dates. Days are the shop's own, "2026-12-25". */
export type DeliveryRules = {
  /** Codes of the countries that the dates are true for, "GB". */
  readonly countries: readonly string[];
  /** Time zone of the shop by its IANA name. */
  readonly timeZone: string;
  /** An order before this time on a working day leaves on that day, "14:00". */
  readonly cutOff: string;
  /** Days of the week on which parcels leave and arrive, Monday is 1. */
  readonly workingDays: readonly number[];
  /** Fewest and most working days that a parcel travels. */
  readonly travel: readonly [fewest: number, most: number];
  readonly holidays: readonly string[];
  /** Last day that the list of holidays covers; no later date is promised. */
  readonly knownUntil: string;
};

/** Delivery options: the usual one, and others such as collection. */
export type DeliveryTexts = DeliveryWay & {
  /** Replaces `how` for a product that is made to order. */
  howMadeToOrder: string;
  /**
   * Most days until such a product is sent. The product feed needs a date for it, and calls it out of
   * stock without one; structured data say the same.
   */
  madeToOrderDays?: number;
  /**
   * Free delivery from a cart's amount on, if there is any; ignored in a cart of another currency.
   * The amount is that after coupons, unless `isBeforeCoupons`, as in the shop's shipping settings.
   * `place` completes "more for free delivery".
   */
  free?: DeliveryWay & Threshold & { place: string };
  others: readonly DeliveryWay[];
  /** Without rules, pages state the duration alone, as `how` words it. */
  rules?: DeliveryRules;
};

/** Text about one product; without that product the front page has no such panel. */
export type Story = { slug: string; headline: string; text: string; invitation: string };

/** Texts that only the front page shows; its own data contain them. */
type FrontTexts = {
  /** Text below the headline, and the front page's description for search engines. */
  lede?: string;
  story?: Story;
};

/** Languages of the EU; a shop in English may be anywhere. */
const OF_THE_EU = /^(?:bg|cs|da|de|el|es|et|fi|fr|ga|hr|hu|it|lt|lv|mt|nl|pl|pt|ro|sk|sl|sv)\b/;

/** Returns words that the law of the EU asks for, "" in languages from elsewhere. */
const requiredInEu = (words: string) => (OF_THE_EU.test(language()) ? words : "");

/**
 * Returns the words of the interface that shops say differently, as any shop may say them. A shop's
 * own replace them.
 */
export const neutralWords = () => ({
  /** A product, and several, after a number. */
  product: t("page.product"),
  products: t("page.products"),
  departments: t("page.departments"),
  allProducts: t("page.allProducts"),
  onSale: t("page.onSale"),
  popular: t("page.popular"),
  /** Headings of a product page. */
  description: t("page.description"),
  attributes: t("page.attributes"),
  returns: t("page.returns"),
  reviews: t("page.reviews"),
  upsells: t("page.upsells"),
  related: t("page.related"),
  /** Heading below the cart. */
  crossSells: t("page.crossSells"),
  goOn: t("page.goOn"),
  /** Begins the sentence about a search without results, before the searched text. */
  nothingFound: t("page.nothingFound"),
  /** Heading of the pages beside a page, under the same one. */
  seeAlso: t("page.seeAlso"),
  /** Headings of the checkout and of an order. */
  deliveryAddress: t("page.deliveryAddress"),
  delivery: t("page.delivery"),
  lastStep: t("page.lastStep"),
  /** After the note on tax beside prices; "" shows that note alone. */
  plusDelivery: requiredInEu(t("page.plusDelivery")),
  /** Footer's link to the form that withdraws from a contract; "" leaves it out. */
  withdraw: requiredInEu(t("page.withdraw")),
});

/** Words of the interface. */
export type Words = ReturnType<typeof neutralWords>;

/** Texts that every page has, as a navigation in the browser may lead anywhere. */
export type CommonTexts = {
  /** Title of the front page in the browser's tab, before the shop's name. */
  title?: string;
  /** Words in place of the neutral ones. */
  words?: Partial<Words>;
  headline?: string;
  /** Label of the button below the headline. */
  invitation?: string;
  /** Heading of the newest products. */
  arrivals?: string;
  /** Promises below the hero and in the cart: a sentence in bold type, and what it means. */
  promises?: readonly { strong: string; rest: string }[];
  /** Names of cards and wallets that the shop takes, below the promises of cart and checkout. */
  paymentMarks?: readonly string[];
  /** Note beside prices, in place of the setting `PRICE_NOTE`; "" shows none. */
  priceNote?: string;
  /** Line below the headline in the footer. */
  repairs?: string;
  /** Postal address; the shop's name is written before it, unless it begins with it. */
  address?: string;
  /** Size of the range, with `{categories}` and `{products}` in place of the numbers. */
  range?: string;
  delivery?: DeliveryTexts;
  /** Stock label of a product that can be ordered though there is none. */
  backorder?: string;
  /** Terms of return on a product page. */
  returns?: string;
  /** Further use of an email address, after its purpose at the checkout. */
  emailUse?: string;
  /** Offer to respond to questions, on the confirmation of an order. */
  questions?: string;
  /** Sentence on the page for a missing address. */
  notFound?: string;
  /** Sentence on the page of an empty cart. */
  emptyCart?: string;
};

/**
 * Texts of a shop, from its backend and from the merchant's folder. Each part is optional: pages
 * leave out the block of a missing or empty one, or show a neutral text that is true in any shop.
 */
export type ShopTexts = CommonTexts & FrontTexts;

/** Returns the backend's texts, with the merchant's own in place of the same parts. */
export const mergeTexts = (backend: ShopTexts = {}, own: ShopTexts = {}): ShopTexts => ({
  ...backend,
  ...own,
  ...((backend.words ?? own.words) && { words: { ...backend.words, ...own.words } }),
});

/** Returns the words of the interface in a shop. */
export const wordsIn = ({ words }: CommonTexts = {}): Words => ({ ...neutralWords(), ...words });

/** Returns a number of products in a shop's words, "1 product", "3 products"; "" is unknown. */
export const countedProducts = (count: number | "", { product, products }: Words): string =>
  count === "" ? products : t("page.countedProducts", { count, product, products });

/** Separates the texts of every page from those of the front page. */
export function splitTexts({ lede, story, ...common }: ShopTexts): {
  common: CommonTexts;
  front: FrontTexts;
} {
  return { common, front: { ...(lede && { lede }), ...(story && { story }) } };
}
