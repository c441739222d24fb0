import { graphql } from "graphql";
import { createShopSchema } from "#tests/worlds/backends/embeddedShop.ts";
import type { Shop } from "#tests/worlds/backends/embeddedShop.ts";

/** Executes a guest's query against a shop's schema without HTTP; throws the first error of the result. */
export async function requestGraphql(
  shop: Shop,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const schema = createShopSchema(shop);
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: { shop, session: { user: undefined } },
  });
  if (errors?.[0]) throw errors[0];
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
