import { Kind, doTypesOverlap, getNamedType, isInterfaceType, isLeafType, parse } from "graphql";
import { isCompositeType, isObjectType, isRequiredArgument } from "graphql";
import type { GraphQLSchema, Source } from "graphql";

// Generator of the fragment that reads a shop's own product fields, for the shop's slots.

const HEAD = `import { graphql } from "relay-runtime";

// Generated from shop/schema/ by \`node server/commands/relaySchema.ts\`.

/** Reads what slots know of a product: its name, and the fields that only this shop has. */
export const slotProduct = graphql\``;

/** Returns the names of the fields that can be read without arguments and without a selection. */
function readableFields(schema: GraphQLSchema, type: string, names: readonly string[]): string[] {
  const owner = schema.getType(type);
  if (!isObjectType(owner) && !isInterfaceType(owner)) return [];
  const fields = owner.getFields();
  return names.filter((name) => {
    const field = fields[name];
    return field && isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument);
  });
}

/** True for a type that a product may have. */
function isOfProducts(schema: GraphQLSchema, name: string): boolean {
  const [type, product] = [schema.getType(name), schema.getType("Product")];
  return isCompositeType(type) && isCompositeType(product) && doTypesOverlap(schema, type, product);
}

/**
 * Returns the module of the fragment on a product, with the fields that the files of `shop/schema/`
 * add to products. Fields of an object type, and those with required arguments, need a document of
 * their own.
 * @param schema the compiler's schema, with these fields
 */
export function slotFragment(schema: GraphQLSchema, files: readonly Source[]): string {
  const own = files
    .flatMap((file) => parse(file).definitions)
    .flatMap((node) => {
      const isExtension =
        node.kind === Kind.INTERFACE_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
      if (!isExtension || !isOfProducts(schema, node.name.value)) return [];
      const names = (node.fields ?? []).map(({ name }) => name.value);
      return [{ type: node.name.value, names: readableFields(schema, node.name.value, names) }];
    })
    .filter(({ names }) => names.length > 0);
  const ofAll = own.filter(({ type }) => type === "Product").flatMap(({ names }) => names);
  const ofSome = own
    .filter(({ type }) => type !== "Product")
    .flatMap(({ type, names }) => [
      `    ... on ${type} {`,
      ...names.map((name) => `      ${name}`),
      "    }",
    ]);
  const lines = [
    "  fragment slotProduct_product on Product {",
    ...["databaseId", "slug", "name", ...ofAll].map((name) => `    ${name}`),
    ...ofSome,
    "  }",
  ];
  return `${HEAD}\n${lines.join("\n")}\n\`;\n`;
}
