import document from "#doctor/__generated__/readSettingsMirroredQuery.graphql.ts";
import type { readSettingsMirroredQuery } from "#doctor/__generated__/readSettingsMirroredQuery.graphql.ts";
import { graphql, requestShop } from "./requestShop.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";

// Name and payment methods of a mirrored shop.

void graphql`
  query readSettingsMirroredQuery {
    generalSettings {
      title
      description
    }
    paymentGateways(first: 100) {
      nodes {
        id
        title
        description
      }
    }
  }
`;

/** Reads the name, the tagline and the payment methods. */
export async function readIdentity(shop: Address) {
  const { data } = await requestShop<readSettingsMirroredQuery>(shop, document, {});
  if (!data) throw new Error("The backend gave no settings of the shop.");
  return {
    name: data.generalSettings?.title ?? "",
    tagline: data.generalSettings?.description ?? "",
    gateways: (data.paymentGateways?.nodes ?? []).map(({ id, title, description }) => ({
      id,
      title: title ?? id,
      description: description ?? "",
    })),
  };
}
