import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import type { HomeSection } from "#relay/contract/page/homeSections.ts";
import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { mergeTexts, splitTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import type { SiteFacts } from "#relay/headTags.ts";
import type { ShopFacts } from "#relay/publicFacts.ts";
import type { PublicConfig } from "#server/kernel/publicSettings.ts";
import type { ShopMenus } from "#server/catalogue/wordpressMenus.ts";
import { currentTheme } from "#server/kernel/currentTheme.ts";
import { DEFAULT_THEME } from "#server/kernel/themes.ts";
import { catalogueOf } from "#server/kernel/catalogues.ts";
import { inLanguage, otherCurrency, siteLanguages } from "#server/kernel/language.ts";
import type { SiteLanguage } from "#server/kernel/language.ts";
import { t } from "#words/t.ts";
import { language } from "#words/language.ts";
import { checkoutUse } from "#server/kernel/checkoutUse.ts";
import type { PaymentConfig } from "#server/kernel/checkoutUse.ts";
import { publicSearch } from "#server/backend/line/searchAccess.ts";
import { createHtmlCleaner } from "#server/backend/line/cleanHtml.ts";
import {
  merchantHome,
  merchantMenu,
  merchantPayment,
  merchantTexts,
} from "#server/kernel/merchantFolder.ts";

// Page facts from settings, build and the shop's texts, split into public and server-only ones.

/** Facts that the backend reports besides the settings. */
type BackendFacts = {
  priceNote?: string;
  texts?: ShopTexts;
  /** Returns both in another language, if the backend speaks several. */
  textsIn?: (language: string, currency?: string) => Pick<BackendFacts, "priceNote" | "texts">;
};

/** Facts of the merchant's folder beside the texts. */
type MerchantFacts = { paymentFields: PaymentFields };

const priceNote = (note: string | undefined) => (note === undefined ? {} : { priceNote: note });

const checkoutFacts = (use: CheckoutUse) =>
  use.at === "auto" && use.methods.length === 0 && !use.redirects ? {} : { checkout: use };

/** Public facts for browsers: public settings, the build and the texts of every page. */
const shopFacts = (
  config: PublicConfig & PaymentConfig,
  buildId: string,
  facts: BackendFacts & MerchantFacts & { menu: ShopMenu | undefined },
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
  ...priceNote(facts.texts?.priceNote ?? config.PRICE_NOTE ?? facts.priceNote),
  ...(config.GRAPHQL_WS_ENDPOINT === undefined ? {} : { liveEndpoint: config.GRAPHQL_WS_ENDPOINT }),
  ...(facts.menu && { menu: facts.menu }),
  texts: splitTexts(facts.texts ?? {}).common,
});

/** Returns the front page's sections, their HTML sanitized as the backend's is. */
function homeFacts(home: readonly HomeSection[] | undefined): { home?: readonly HomeSection[] } {
  if (!home) return {};
  const { cleanHtml } = createHtmlCleaner();
  const clean = (section: HomeSection): HomeSection =>
    section.kind === "text" ? { ...section, html: cleanHtml(section.html) } : section;
  return { home: home.map(clean) };
}

/** Facts for the server alone: only pages' heads contain them. */
function siteFacts({ SITE_URL: url, CURRENCY }: PublicConfig): SiteFacts {
  const currency = otherCurrency() ?? CURRENCY;
  return {
    language: language(),
    ...(url === undefined ? {} : { url }),
    ...(currency === undefined ? {} : { currency }),
    ...(otherCurrency() !== undefined && { isOtherCurrency: true }),
  };
}

/**
 * Returns the languages of a shop with several, in the currency at hand, each with its words for
 * itself; and its currencies, in the language at hand.
 */
function shopLanguages(config: PublicConfig): Pick<ShopFacts, "languages" | "currencies"> {
  const all = siteLanguages(config);
  const described = ({ language: each, prefix }: SiteLanguage) =>
    inLanguage({ language: each, prefix }, () => ({
      language: each,
      prefix,
      name: t("page.languageName"),
      offer: t("page.languageOffer"),
    }));
  const [own = "", ...others] = config.CURRENCIES ?? [];
  return {
    ...(config.LANGUAGES.length > 1 && {
      languages: all.filter(({ currency }) => currency === otherCurrency()).map(described),
    }),
    ...(others.length > 0 && {
      currencies: all
        .filter((each) => each.language === language())
        .map(({ currency = own, prefix }) => ({ currency, prefix })),
    }),
  };
}

/** All facts from settings, build and texts that pages are rendered with. */
export type PageFacts = {
  shop: ShopFacts;
  site: SiteFacts;
  texts: ShopTexts;
  home?: readonly HomeSection[];
};

/** Returns the texts of a demonstration; its words are in Osier's tone, and neutral in other themes. */
function inTone(texts: ShopTexts | undefined): ShopTexts | undefined {
  if (!texts || currentTheme() === DEFAULT_THEME) return texts;
  const { words: _words, arrivals: _arrivals, range: _range, ...facts } = texts;
  return facts;
}

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
  const own = backend.textsIn?.(language(), otherCurrency()) ?? backend;
  const texts = mergeTexts(inTone(own.texts), merchantTexts());
  return {
    shop: shopFacts(config, buildId, {
      ...own,
      texts,
      paymentFields: merchant.paymentFields ?? merchantPayment(),
      menu: merchantMenu(),
    }),
    site: siteFacts(config),
    texts,
    ...homeFacts(merchantHome()),
  };
};

/** Adds WordPress's menus to the facts; the merchant's own of the header wins. */
export const withMenus = (facts: PageFacts, { header, footer }: ShopMenus): PageFacts => ({
  ...facts,
  shop: {
    ...(header && { menu: header }),
    ...facts.shop,
    ...(footer && { footerMenu: footer }),
  },
});

/**
 * Returns the facts, messages and folders of a shop's pages in each of its languages, to tell changed
 * ones.
 */
export const factsInEachLanguage = (
  config: PublicConfig & PaymentConfig,
  buildId: string,
  backend?: BackendFacts,
): object[] =>
  siteLanguages(config).map((each) =>
    inLanguage(each, () => [
      pageFacts(config, buildId, backend),
      catalogueOf(language()),
      ...(each.folders ? [each.folders] : []),
    ]),
  );
