import document from "#server/__generated__/readSettingsMirroredQuery.graphql.ts";
import type { readSettingsMirroredQuery } from "#server/__generated__/readSettingsMirroredQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

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

type SharedBackend = { shared: typeof fetch };

/** Reads the name, the tagline and the payment methods. */
export async function readIdentity({ shared }: SharedBackend) {
  const { data } = await requestShop<readSettingsMirroredQuery>(shared, document, {});
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
