import { plainText } from "#relay/contract/text/plainText.ts";
import type { TermsPage } from "#relay/contract/page/suppliedData.ts";
import baseCountryDocument from "#server/__generated__/shopChoicesBaseCountryQuery.graphql.ts";
import type { shopChoicesBaseCountryQuery } from "#server/__generated__/shopChoicesBaseCountryQuery.graphql.ts";
import countriesDocument from "#server/__generated__/shopChoicesCountriesQuery.graphql.ts";
import type { shopChoicesCountriesQuery } from "#server/__generated__/shopChoicesCountriesQuery.graphql.ts";
import statesDocument from "#server/__generated__/shopChoicesStatesQuery.graphql.ts";
import type { shopChoicesStatesQuery } from "#server/__generated__/shopChoicesStatesQuery.graphql.ts";
import termsDocument from "#server/__generated__/shopChoicesTermsQuery.graphql.ts";
import type { shopChoicesTermsQuery } from "#server/__generated__/shopChoicesTermsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { cachedFetch } from "#server/kernel/fetchOnce.ts";
import { t } from "#words/t.ts";

// Countries, states and terms of the shop, cached for checkout and address forms.

void graphql`
  query shopChoicesCountriesQuery {
    allowedCountries
  }
`;

// Without a session the customer is a new guest, to whom WooCommerce gives its default location.
void graphql`
  query shopChoicesBaseCountryQuery {
    customer {
      shipping {
        country
      }
    }
  }
`;

void graphql`
  query shopChoicesStatesQuery($country: CountriesEnum!) {
    countryStates(country: $country) {
      code
      name
    }
  }
`;

// `wordpress/vitrine` adds this field; a backend without it rejects the document.
void graphql`
  query shopChoicesTermsQuery {
    vitrineTerms {
      title
      url
    }
  }
`;

/** Names of a country's states, by code. */
export type StateNames = ReadonlyMap<string, string>;

/** Choices of the shop, the same for every shopper. */
export type ShopChoices = {
  /** True if orders need no phone number, a setting, since the backend does not expose it. */
  isPhoneOptional: boolean;
  countries: () => Promise<readonly string[]>;
  /** Returns the country of shoppers who have none yet; undefined if the backend does not say. */
  baseCountry: () => Promise<string | undefined>;
  /** Returns a country's states; empty if it has none. */
  statesOf: (country: string) => Promise<StateNames>;
  /** Fetches the states of several countries together. */
  statesOfAll: (countries: readonly string[]) => Promise<(country: string) => StateNames>;
  /** Returns the page with the shop's terms; undefined if none is known, or the backend fails. */
  terms: () => Promise<TermsPage | undefined>;
  /** True if the shop has terms to accept. */
  hasTerms: () => Promise<boolean>;
};

/** Returns the address of a page for shoppers: one of the backend's is at the same path here. */
function hrefOf(url: string, backendOrigin: string | undefined): string {
  const parsed = URL.parse(url);
  const isHere = backendOrigin === undefined || parsed?.origin === backendOrigin;
  return isHere ? (parsed?.pathname ?? url).replace(/(?<=.)\/$/, "") : url;
}

/** Choices are cached for five minutes; there are fewer countries than this. */
const CACHED = { ttl: 300_000, max: 300 };

/** Creates the cached lookup of countries and states, over an anonymous `fetch`. */
export function createShopChoices(
  send: typeof fetch,
  {
    isPhoneOptional = false,
    termsPage,
    backendOrigin,
  }: {
    isPhoneOptional?: boolean;
    /** Page with the terms, a setting, which the backend's comes after. */
    termsPage?: string | undefined;
    /** Origin of a remote backend. */
    backendOrigin?: string | undefined;
  } = {},
): ShopChoices {
  const countries = cachedFetch(CACHED, async () => {
    const { data } = await requestShop<shopChoicesCountriesQuery>(send, countriesDocument, {});
    if (!data?.allowedCountries) throw new Error("the backend did not say where it sells to");
    return data.allowedCountries.filter((code) => code != null);
  });

  const baseCountry = cachedFetch(CACHED, async () => {
    const { data } = await requestShop<shopChoicesBaseCountryQuery>(send, baseCountryDocument, {});
    if (!data?.customer) throw new Error("the backend did not say where new shoppers are");
    return data.customer.shipping?.country ?? undefined;
  });

  const statesIn = cachedFetch(
    CACHED,
    async (country: shopChoicesStatesQuery["variables"]["country"]): Promise<StateNames> => {
      const variables = { country };
      const { data } = await requestShop<shopChoicesStatesQuery>(send, statesDocument, variables);
      return new Map(
        (data?.countryStates ?? []).flatMap((state) =>
          state?.code ? [[state.code, state.name ?? state.code]] : [],
        ),
      );
    },
  );

  const fetchTerms = cachedFetch(CACHED, async (): Promise<TermsPage | undefined> => {
    if (termsPage) return { href: termsPage, title: "" };
    const { data } = await requestShop<shopChoicesTermsQuery>(send, termsDocument, {});
    const { url, title } = data?.vitrineTerms ?? {};
    if (!url) return undefined;
    return { href: hrefOf(url, backendOrigin), title: plainText(title ?? "") };
  });

  async function terms() {
    const page = await fetchTerms().catch(() => undefined);
    return page && { ...page, title: page.title || t("checkout.termsTitle") };
  }

  async function statesOf(country: string): Promise<StateNames> {
    // Unknown typed values are neither queried nor cached.
    const code = (await countries()).find((known) => known === country);
    return code ? statesIn(code) : new Map();
  }

  return {
    isPhoneOptional,
    countries,
    baseCountry: () => baseCountry().catch(() => undefined),
    terms,
    hasTerms: async () => (await terms()) !== undefined,
    statesOf,
    statesOfAll: async (codes) => {
      const known = await Promise.all(
        codes.map(async (country) => [country, await statesOf(country)] as const),
      );
      const named = new Map(known);
      return (country) => named.get(country) ?? new Map();
    },
  };
}
