import { readFileSync } from "node:fs";
import { buildASTSchema, parse } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { attachResolvers } from "./attachResolvers.ts";
import { withShopAttributes } from "./attributeTypes.ts";
import { cardResolvers } from "./cards/cardResolvers.ts";
import { cartResolvers } from "./cart/resolvers.ts";
import { attributeTermResolvers } from "./catalogue/resolvers/attributeTermResolvers.ts";
import { catalogueResolvers } from "./catalogue/resolvers/catalogueResolvers.ts";
import { customerResolvers } from "./customers/customerResolvers.ts";
import { orderResolvers } from "./orders/orderResolvers.ts";
import { text } from "./columns.ts";
import { authorizingFields, withoutAuthorizingUrls } from "./handover/authorizingUrls.ts";
import { withMenuLocations } from "./menuLocations.ts";
import type { Shop } from "./shop.ts";
import { withUnsupportedTypes } from "./unsupportedTypes.ts";

/**
 * Creates the schema with its resolvers, for the shop's own attributes.
 * @param extendSchema adds fields without resolvers, which are null in every response
 */
export function createShopSchema(
  { database, settings }: Shop,
  extendSchema = (document: DocumentNode) => document,
): GraphQLSchema {
  const written = parse(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"), {
    noLocation: true,
  });
  const supported = settings.enablesUnsupportedTypes ? withUnsupportedTypes(written) : written;
  const located = withMenuLocations(supported, settings.menus?.locations);
  const hasUrls = settings.authorizingUrls !== "off";
  const document = hasUrls ? located : withoutAuthorizingUrls(located);
  const slugs = database
    .all("select slug from attribute order by position")
    .map((row) => text(row, "slug"));
  const schema = buildASTSchema(withShopAttributes(extendSchema(document), slugs), {
    // A test validates the document: on every start this would take as long as all the rest.
    assumeValid: true,
    assumeValidSDL: true,
  });
  attachResolvers(schema, [
    ...catalogueResolvers,
    ...attributeTermResolvers(slugs),
    cartResolvers,
    cardResolvers,
    ...orderResolvers,
    customerResolvers,
    ...(hasUrls ? [{ Customer: authorizingFields }] : []),
  ]);
  return schema;
}
