import { isTermsPage } from "#relay/contract/isTermsPage.ts";
import type { StateNames } from "./addressLines.ts";
import baseCountryDocument from "#server/__generated__/shopChoicesBaseCountryQuery.graphql.ts";
import type { shopChoicesBaseCountryQuery } from "#server/__generated__/shopChoicesBaseCountryQuery.graphql.ts";
import countriesDocument from "#server/__generated__/shopChoicesCountriesQuery.graphql.ts";
import type { shopChoicesCountriesQuery } from "#server/__generated__/shopChoicesCountriesQuery.graphql.ts";
import pagesDocument from "#server/__generated__/shopChoicesPagesQuery.graphql.ts";
import type { shopChoicesPagesQuery } from "#server/__generated__/shopChoicesPagesQuery.graphql.ts";
import statesDocument from "#server/__generated__/shopChoicesStatesQuery.graphql.ts";
import type { shopChoicesStatesQuery } from "#server/__generated__/shopChoicesStatesQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";

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

// The same list in which the checkout page looks for the terms.
void graphql`
  query shopChoicesPagesQuery {
    pages(
      first: 14
      where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        uri
      }
    }
  }
`;

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
  /** True if the shop has terms to accept; false if the backend fails. */
  hasTerms: () => Promise<boolean>;
};

const MAX_AGE_MS = 300_000;

/** Caches a fetched value for five minutes; a failed fetch is retried at the next call. */
function cachedFetch<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let cached: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.value;
    const value = load();
    cached = { value, until: Date.now() + MAX_AGE_MS };
    value.catch(() => (cached = undefined));
    return value;
  };
}

/** Creates the cached lookup of countries and states, over an anonymous `fetch`. */
export function createShopChoices(
  send: typeof fetch,
  { isPhoneOptional = false }: { isPhoneOptional?: boolean } = {},
): ShopChoices {
  const states = new Map<string, () => Promise<StateNames>>();

  const countries = cachedFetch(async () => {
    const { data } = await requestShop<shopChoicesCountriesQuery>(send, countriesDocument, {});
    if (!data?.allowedCountries) throw new Error("the backend did not say where it sells to");
    return data.allowedCountries.filter((code) => code != null);
  });

  const baseCountry = cachedFetch(async () => {
    const { data } = await requestShop<shopChoicesBaseCountryQuery>(send, baseCountryDocument, {});
    if (!data?.customer) throw new Error("the backend did not say where new shoppers are");
    return data.customer.shipping?.country ?? undefined;
  });

  const requestStates = async (
    country: shopChoicesStatesQuery["variables"]["country"],
  ): Promise<StateNames> => {
    const variables = { country };
    const { data } = await requestShop<shopChoicesStatesQuery>(send, statesDocument, variables);
    return new Map(
      (data?.countryStates ?? []).flatMap((state) =>
        state?.code ? [[state.code, state.name ?? state.code]] : [],
      ),
    );
  };

  const hasTerms = cachedFetch(async () => {
    const { data } = await requestShop<shopChoicesPagesQuery>(send, pagesDocument, {});
    return data?.pages?.nodes.some(({ uri }) => isTermsPage(uri)) ?? false;
  });

  async function statesOf(country: string): Promise<StateNames> {
    // Unknown typed values are neither queried nor cached.
    const code = (await countries()).find((known) => known === country);
    if (!code) return new Map();
    const cached = states.get(country) ?? cachedFetch(() => requestStates(code));
    states.set(country, cached);
    return cached();
  }

  return {
    isPhoneOptional,
    countries,
    baseCountry: () => baseCountry().catch(() => undefined),
    hasTerms: () => hasTerms().catch(() => false),
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
