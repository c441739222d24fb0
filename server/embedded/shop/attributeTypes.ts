import { Kind } from "graphql";
import type { DefinitionNode, DocumentNode, EnumTypeDefinitionNode } from "graphql";
import { attributeEnum, pascalCase } from "./catalogue/taxonomyNames.ts";

const ATTRIBUTE_ENUMS = ["ProductAttributeEnum", "ProductTaxonomyEnum"];
const ATTRIBUTE_TYPE = /^Pa[A-Z]/;

/**
 * Schema document with a shop's own attributes: of each, WooGraphQL makes a term type ("PaGlaze")
 * and an enum value ("PA_GLAZE"). They replace those that the document was written with.
 * @param slugs the attributes' slugs; without any the document is left as it is
 */
export function withShopAttributes(document: DocumentNode, slugs: readonly string[]): DocumentNode {
  if (slugs.length === 0) return document;
  let isTypePlaced = false;
  const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) return [withEnumValues(definition, slugs)];
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [definition];
    if (!ATTRIBUTE_TYPE.test(definition.name.value)) return [definition];
    if (isTypePlaced) return [];
    isTypePlaced = true;
    return slugs.map((slug) => ({
      ...definition,
      name: { kind: Kind.NAME, value: pascalCase(`pa_${slug}`) },
    }));
  });
  return { ...document, definitions };
}

function withEnumValues(
  definition: EnumTypeDefinitionNode,
  slugs: readonly string[],
): EnumTypeDefinitionNode {
  if (!ATTRIBUTE_ENUMS.includes(definition.name.value)) return definition;
  const others = definition.values?.filter(({ name }) => !name.value.startsWith("PA_")) ?? [];
  const own = slugs.map((slug) => ({
    kind: Kind.ENUM_VALUE_DEFINITION,
    name: { kind: Kind.NAME, value: attributeEnum(slug) },
  }));
  return { ...definition, values: [...own, ...others] } as EnumTypeDefinitionNode;
}
