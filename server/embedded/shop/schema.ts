import { readFileSync } from "node:fs";
import { parse } from "graphql";
import type { GraphQLSchema } from "graphql";
import { withShopAttributes } from "./attributeTypes.ts";
import { cartResolvers } from "./cart/resolvers.ts";
import { catalogueResolvers } from "./catalogue/resolvers/catalogueResolvers.ts";
import { text } from "./columns.ts";
import { executableSchema } from "./executableSchema.ts";
import { mergedResolvers } from "./resolverMap.ts";
import type { Shop } from "./shop.ts";

/** The shop's schema with its resolvers, fitted to the attributes it sells by. */
export function createShopSchema({ database }: Shop): GraphQLSchema {
  const document = parse(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));
  const slugs = database
    .all("select slug from attribute order by position")
    .map((row) => text(row, "slug"));
  return executableSchema(
    withShopAttributes(document, slugs),
    mergedResolvers(catalogueResolvers, cartResolvers),
  );
}
