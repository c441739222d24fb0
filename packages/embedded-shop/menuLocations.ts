import { Kind, visit } from "graphql";
import type { DocumentNode } from "graphql";

/**
 * Gives the schema's enum of menu locations the theme's own; without any it has the value `EMPTY`, as
 * in WPGraphQL.
 */
export function withMenuLocations(
  document: DocumentNode,
  locations: readonly string[] = [],
): DocumentNode {
  if (locations.length === 0) return document;
  return visit(document, {
    EnumTypeDefinition: (node) =>
      node.name.value === "MenuLocationEnum"
        ? {
            ...node,
            values: locations.map((value) => ({
              kind: Kind.ENUM_VALUE_DEFINITION,
              name: { kind: Kind.NAME, value },
            })),
          }
        : undefined,
  });
}
