import { addressParts } from "#relay/contract/checkoutFields.ts";
import document from "#server/__generated__/requestAddressesQuery.graphql.ts";
import type { requestAddressesQuery } from "#server/__generated__/requestAddressesQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";

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

/** Fetches the customer's addresses as form fields, and the countries that the shop sells to. */
export async function requestAddresses(send: typeof fetch) {
  const { data } = await requestShop<requestAddressesQuery>(send, document, {});
  const { allowedCountries, customer } = data ?? {};
  if (!customer || !allowedCountries) throw new Error("the backend did not tell the addresses");
  const parts = [...addressParts, "phone"] as const;
  const typed = (["billing", "shipping"] as const).flatMap((kind) =>
    parts.map((part) => [`${kind}_${part}`, customer[kind]?.[part] ?? ""]),
  );
  return {
    countries: allowedCountries.filter((code) => code != null),
    typed: Object.fromEntries(typed) as Record<string, string>,
  };
}
