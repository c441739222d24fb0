import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { SearchFacts } from "#relay/contract/page/searchFacts.ts";
import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";
import type { CommonTexts } from "#relay/contract/page/shopTexts.ts";

/** Language of a shop: its name, and the sentence that offers it, both in that language. */
export type ShopLanguage = { language: string; prefix: string; name: string; offer: string };

/** Public shop settings and build id that every page receives; none of them is secret. */
export type ShopFacts = {
  name: string;
  titleSeparator: string;
  cartNotices: boolean;
  buildId: string;
  /** Seconds between two checks for a newer build; 0 for none. */
  buildPollSeconds: number;
  /** Connection details of the product search. */
  search?: SearchFacts;
  /** Note beside a product's price, for example "incl. VAT". */
  priceNote?: string;
  /** Use of our checkout and WordPress's own; absent for the default use. */
  checkout?: CheckoutUse;
  /** Payment methods with fields on our checkout; absent if there are none. */
  paymentFields?: PaymentFields;
  /** True if the checkout needs no phone number. */
  isPhoneOptional?: boolean;
  /** Languages of a shop with several: the prefix of their paths, and their words for themselves. */
  languages?: readonly ShopLanguage[];
  /** Currencies of a shop with several, the shop's own first, and the prefixes of their paths. */
  currencies?: readonly { currency: string; prefix: string }[];
  /** Names of the attributes that are filtered as one color, the first naming the filter. */
  colorAttributes: readonly string[];
  /** Upper price limits that a listing links to. */
  priceSteps: readonly number[];
  /** WebSocket URL of live subscriptions, if any. */
  liveEndpoint?: string;
  /** Links of the header and the phone's menu in place of the default ones. */
  menu?: ShopMenu;
  /** Links of the footer's column of the shop in place of the default ones. */
  footerMenu?: ShopMenu;
  /** The shop's own texts, except those of the front page. */
  texts: CommonTexts;
};
