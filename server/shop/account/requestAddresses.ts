import { addressParts } from "#relay/contract/order/orderFields.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import document from "#server/__generated__/requestAddressesQuery.graphql.ts";
import type { requestAddressesQuery } from "#server/__generated__/requestAddressesQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

void graphql`
  query requestAddressesQuery {
    allowedCountries
    customer {
      billing {
        ...orderFragments_address @relay(mask: false)
        phone
      }
      shipping {
        ...orderFragments_address @relay(mask: false)
        phone
      }
    }
  }
`;

/**
 * Fetches the customer's addresses as form fields, and the countries that the shop sells to. An
 * address without a country starts with the shop's.
 */
export async function requestAddresses(
  send: typeof fetch,
  { baseCountry }: Pick<ShopChoices, "baseCountry">,
) {
  const { data } = await requestShop<requestAddressesQuery>(send, document, {});
  const { allowedCountries, customer } = data ?? {};
  if (!customer || !allowedCountries) throw new Error("the backend returned no addresses");
  const countries = allowedCountries.filter((code) => code != null);
  const parts = [...addressParts, "phone"] as const;
  const kinds = ["billing", "shipping"] as const;
  const base = kinds.every((kind) => customer[kind]?.country) ? undefined : await baseCountry();
  const valueOf = (kind: (typeof kinds)[number], part: (typeof parts)[number]) =>
    part === "country"
      ? startCountry(customer[kind]?.country, countries, base)
      : (customer[kind]?.[part] ?? "");
  const typed = kinds.flatMap((kind) =>
    parts.map((part) => [`${kind}_${part}`, valueOf(kind, part)]),
  );
  return {
    countries,
    typed: Object.fromEntries(typed) as Record<string, string>,
  };
}
