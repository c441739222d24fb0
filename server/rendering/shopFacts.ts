import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import { mergeTexts, splitTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import type { SiteFacts } from "#relay/headTags.ts";
import type { ShopFacts } from "#relay/publicFacts.ts";
import type { PublicConfig } from "#server/kernel/config.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import type { SiteLanguage } from "#server/kernel/language.ts";
import { t } from "#words/t.ts";
import { language } from "#words/language.ts";
import { checkoutUse } from "#server/kernel/checkoutUse.ts";
import type { PaymentConfig } from "#server/kernel/checkoutUse.ts";
import { publicSearch } from "#server/backend/line/searchAccess.ts";
import { merchantPayment, merchantTexts } from "#server/kernel/merchantFolder.ts";

// Page facts from settings, build and the shop's texts, split into public and server-only ones.

/** Facts that the backend reports besides the settings. */
type BackendFacts = { priceNote?: string; texts?: ShopTexts };

/** Facts of the merchant's folder beside the texts. */
type MerchantFacts = { paymentFields: PaymentFields };

const priceNote = (note: string | undefined) => (note === undefined ? {} : { priceNote: note });

const checkoutFacts = (use: CheckoutUse) =>
  use.at === "auto" && use.methods.length === 0 && !use.redirects ? {} : { checkout: use };

/** Public facts for browsers: public settings, the build and the texts of every page. */
const shopFacts = (
  config: PublicConfig & PaymentConfig,
  buildId: string,
  facts: BackendFacts & MerchantFacts,
): ShopFacts => ({
  name: config.SITE_NAME,
  titleSeparator: config.TITLE_SEPARATOR,
  cartNotices: config.CART_NOTICES,
  buildId,
  buildPollSeconds: config.BUILD_POLL_SECONDS,
  search: publicSearch(config),
  ...checkoutFacts(checkoutUse(config)),
  ...(facts.paymentFields.length > 0 && { paymentFields: facts.paymentFields }),
  ...(config.CHECKOUT_PHONE === "optional" && { isPhoneOptional: true }),
  ...shopLanguages(config),
  colorAttributes: config.COLOR_ATTRIBUTES,
  priceSteps: config.PRICE_STEPS,
  ...priceNote(config.PRICE_NOTE ?? facts.priceNote),
  ...(config.GRAPHQL_WS_ENDPOINT === undefined ? {} : { liveEndpoint: config.GRAPHQL_WS_ENDPOINT }),
  texts: splitTexts(facts.texts ?? {}).common,
});

/** Facts for the server alone: only pages' heads contain them. */
const siteFacts = ({ SITE_URL: url, CURRENCY: currency }: PublicConfig): SiteFacts => ({
  language: language(),
  ...(url === undefined ? {} : { url }),
  ...(currency === undefined ? {} : { currency }),
});

/** Returns the languages of a shop with several, each with its words for itself. */
function shopLanguages(config: PublicConfig): Pick<ShopFacts, "languages"> {
  if (config.LANGUAGES.length === 1) return {};
  const described = (each: SiteLanguage) =>
    inLanguage(each, () => ({
      ...each,
      name: t("page.languageName"),
      offer: t("page.languageOffer"),
    }));
  return { languages: siteLanguages(config).map(described) };
}

/** All facts from settings, build and texts that pages are rendered with. */
export type PageFacts = { shop: ShopFacts; site: SiteFacts; texts: ShopTexts };

/**
 * Returns the facts that a build's pages are rendered with; the merchant's texts win over the
 * backend's.
 * @param merchant replaces facts of the merchant's folder
 */
export const pageFacts = (
  config: PublicConfig & PaymentConfig,
  buildId: string,
  backend: BackendFacts = {},
  merchant: Partial<MerchantFacts> = {},
): PageFacts => {
  const texts = mergeTexts(backend.texts, merchantTexts());
  return {
    shop: shopFacts(config, buildId, {
      ...backend,
      texts,
      paymentFields: merchant.paymentFields ?? merchantPayment(),
    }),
    site: siteFacts(config),
    texts,
  };
};
