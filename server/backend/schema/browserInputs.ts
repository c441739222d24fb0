import { readFileSync } from "node:fs";
import { GraphQLScalarType, Kind, buildASTSchema, parse } from "graphql";
import type { DefinitionNode, GraphQLSchema, InputValueDefinitionNode, NameNode } from "graphql";
import { FIXED_INPUTS, isServerOnly } from "./serverOnlyInputs.ts";

// GraphQL input schema against which browsers' variables are validated.

/**
 * Enums whose values WordPress derives from a shop's own data: attributes, taxonomies, countries,
 * tax classes, product types. Any value of their form is accepted.
 */
const SHOPS_OWN_ENUMS: ReadonlySet<string> = new Set([
  "ProductAttributeEnum",
  "ProductTaxonomyEnum",
  "CountriesEnum",
  "TaxClassEnum",
  "ProductTypesEnum",
]);

/** Form of an enum value in WPGraphQL. */
const ENUM_VALUE = /^[A-Z_][A-Z0-9_]{0,63}$/;

const FILE = new URL("../../../relay/schema.graphql", import.meta.url);

const named = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** Name of the enum whose only value is the one that browsers may send. */
const fixedType = (value: string) => `Only_${value}`;

const FIXED_ENUMS: DefinitionNode[] = [...new Set(Object.values(FIXED_INPUTS))].map((value) => ({
  kind: Kind.ENUM_TYPE_DEFINITION,
  name: named(fixedType(value)),
  values: [{ kind: Kind.ENUM_VALUE_DEFINITION, name: named(value) }],
}));

/** Returns a field of an input type as a browser may send it; none if only the server may. */
function inputField(type: string, field: InputValueDefinitionNode): InputValueDefinitionNode[] {
  const name = field.name.value;
  const value = FIXED_INPUTS[`${type}.${name}`];
  if (value === undefined) return isServerOnly(type, name) ? [] : [field];
  return [{ ...field, type: { kind: Kind.NAMED_TYPE, name: named(fixedType(value)) } }];
}

/** Returns a definition as far as it matters for a browser's variables; none for output types. */
function inputDefinition(node: DefinitionNode): DefinitionNode[] {
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const type = node.name.value;
    const fields = node.fields?.flatMap((field) => inputField(type, field)) ?? [];
    return [{ ...node, fields }];
  }
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION) return [node];
  if (node.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
  if (!SHOPS_OWN_ENUMS.has(node.name.value)) return [node];
  return [{ kind: Kind.SCALAR_TYPE_DEFINITION, name: node.name }];
}

function enumValue(value: unknown): unknown {
  if (typeof value === "string" && ENUM_VALUE.test(value)) return value;
  throw new TypeError("This is no value of an enum.");
}

/**
 * Derives the input types of a browser's variables from the compiler's schema: without the fields
 * that only the server may send, and open for the values that a shop adds to enums.
 */
export function browserInputs(schema: string): GraphQLSchema {
  const definitions = parse(schema, { noLocation: true }).definitions.flatMap(inputDefinition);
  definitions.push(...FIXED_ENUMS);
  const built = buildASTSchema({ kind: Kind.DOCUMENT, definitions }, { assumeValid: true });
  for (const name of SHOPS_OWN_ENUMS) {
    const type = built.getType(name);
    if (type instanceof GraphQLScalarType) type.coerceInputValue = enumValue;
  }
  return built;
}

/** Reads the input types of the schema that this project was compiled with. */
export const readBrowserInputs = (): GraphQLSchema => browserInputs(readFileSync(FILE, "utf8"));
