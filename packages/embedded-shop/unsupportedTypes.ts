import { Kind } from "graphql";
import type { DefinitionNode, DocumentNode } from "graphql";

/**
 * Schema document as WooGraphQL has it with its setting "Enable Unsupported types": products of
 * plugins' types are of one more type, with the fields of a simple product without cross-sells.
 */
export function withUnsupportedTypes(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
      if (definition.name.value !== "ProductTypesEnum") return [definition];
      const name = { kind: Kind.NAME, value: "UNSUPPORTED" } as const;
      const value = { kind: Kind.ENUM_VALUE_DEFINITION, name } as const;
      return [{ ...definition, values: [...(definition.values ?? []), value] }];
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [definition];
    if (definition.name.value !== "SimpleProduct") return [definition];
    const fields = definition.fields?.filter(({ name }) => name.value !== "crossSell") ?? [];
    const name = { kind: Kind.NAME, value: "UnsupportedProduct" } as const;
    return [definition, { ...definition, name, fields }];
  });
  return { ...document, definitions };
}
