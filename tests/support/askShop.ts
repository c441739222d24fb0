import { graphql } from "graphql";
import { createShopSchema } from "./embeddedShop.ts";
import type { Shop } from "./embeddedShop.ts";

/** Asks a shop's catalogue, past its HTTP door; throws what the answer calls an error. */
export async function askShop(
  shop: Shop,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const schema = createShopSchema(shop);
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: { shop },
  });
  if (errors?.[0]) throw errors[0];
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
