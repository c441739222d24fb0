import { Kind, visit } from "graphql";
import type {
  DefinitionNode,
  DocumentNode,
  EnumTypeDefinitionNode,
  FieldDefinitionNode,
  NameNode,
} from "graphql";
import { attributeEnum, camelCase, pascalCase } from "./catalogue/taxonomyNames.ts";

// GraphQL types, fields and enum values that WooGraphQL generates for each attribute of a shop.

/** Enums with a value per attribute, and the prefix of those values. */
const ATTRIBUTE_ENUMS = new Map([
  ["ProductAttributeEnum", "PA_"],
  ["ProductTaxonomyEnum", "PA_"],
  ["TaxonomyEnum", "PA"],
]);

/** Attributes of the written document; the first is the pattern of a shop's own ones. */
const WRITTEN = ["Color", "Size"];
const ATTRIBUTE_NAME = new RegExp(`[Pp]a(?:${WRITTEN.join("|")})(?![a-z])`);
const PATTERN = /([Pp])aColor(?![a-z])/;
const isPattern = ({ name }: { name: NameNode }) => PATTERN.test(name.value);
const isOfAttribute = ({ name }: { name: NameNode }) => ATTRIBUTE_NAME.test(name.value);

/**
 * Schema document with a shop's own attributes: of each, WooGraphQL makes a term type ("PaGlaze")
 * with its connections, fields ("allPaGlaze") and enum values ("PA_GLAZE"). They replace those that
 * the document was written with.
 * @param slugs the attributes' slugs; without any the document is left as it is
 */
export function withShopAttributes(document: DocumentNode, slugs: readonly string[]): DocumentNode {
  if (slugs.length === 0) return document;
  const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION && ATTRIBUTE_ENUMS.has(definition.name.value))
      return [withEnumValues(definition, slugs)];
    if (!("name" in definition) || !definition.name) return [definition];
    const named = { ...definition, name: definition.name };
    if (isPattern(named)) return slugs.map((slug) => renamed(definition, slug));
    if (isOfAttribute(named)) return [];
    return [withAttributeFields(definition, slugs)];
  });
  return { ...document, definitions };
}

/** Returns a definition of the pattern attribute with the names of another attribute. */
function renamed<Node extends DefinitionNode | FieldDefinitionNode>(node: Node, slug: string) {
  const type = pascalCase(`pa_${slug}`);
  const field = camelCase(`pa_${slug}`);
  return visit(node, {
    Name: (name) => ({
      ...name,
      value: name.value.replace(PATTERN, (_, first: string) => (first === "P" ? type : field)),
    }),
  });
}

function withAttributeFields(definition: DefinitionNode, slugs: readonly string[]): DefinitionNode {
  const isObject =
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.INTERFACE_TYPE_DEFINITION;
  if (!isObject || !definition.fields?.some(isOfAttribute)) return definition;
  const fields = definition.fields.flatMap((field) => {
    if (isPattern(field)) return slugs.map((slug) => renamed(field, slug));
    return isOfAttribute(field) ? [] : [field];
  });
  return { ...definition, fields };
}

function withEnumValues(
  definition: EnumTypeDefinitionNode,
  slugs: readonly string[],
): EnumTypeDefinitionNode {
  const prefix = ATTRIBUTE_ENUMS.get(definition.name.value) ?? "PA_";
  const isOther = (value: string) =>
    !WRITTEN.some((name) => value === `${prefix}${name.toUpperCase()}`);
  const others = definition.values?.filter(({ name }) => isOther(name.value)) ?? [];
  const own = slugs.map((slug) => ({
    kind: Kind.ENUM_VALUE_DEFINITION,
    name: {
      kind: Kind.NAME,
      value: prefix === "PA" ? pascalCase(`pa_${slug}`).toUpperCase() : attributeEnum(slug),
    },
  }));
  return { ...definition, values: [...own, ...others] } as EnumTypeDefinitionNode;
}
