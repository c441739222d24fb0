import { GraphQLError, Kind, isTypeExtensionNode, parse, specifiedScalarTypes } from "graphql";
import type {
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  InterfaceTypeDefinitionNode,
  InterfaceTypeExtensionNode,
  ObjectTypeDefinitionNode,
  ObjectTypeExtensionNode,
  Source,
  TypeNode,
} from "graphql";

// Schema extensions: fields that only this shop's WordPress has, from the files in shop/schema/.

/** Error in a file of `shop/schema/`; its message is a sentence for people. */
export class ShopSchemaError extends Error {
  override name = "ShopSchemaError";
}

type TypeWithFields = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
type Extension = ObjectTypeExtensionNode | InterfaceTypeExtensionNode;

const KEYWORDS: Record<Extension["kind"], string> = {
  [Kind.OBJECT_TYPE_EXTENSION]: "extend type",
  [Kind.INTERFACE_TYPE_EXTENSION]: "extend interface",
};

const isExtension = (node: DefinitionNode): node is Extension => node.kind in KEYWORDS;

const hasFields = (node: DefinitionNode): node is TypeWithFields =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION;

/** Definitions that a file may contain beside extensions: types of its own fields. */
const OWN_TYPES: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
];

const nameOf = (node: DefinitionNode) => ("name" in node ? (node.name?.value ?? "") : "");

const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

function parseFile(file: Source): DocumentNode {
  try {
    return parse(file);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = error.locations?.[0]?.line ?? 1;
    throw new ShopSchemaError(`${file.name}, line ${line}: ${error.message}`, { cause: error });
  }
}

/** Throws unless a field can be added to the type: its type exists and may be null. */
function requireUsable(where: string, field: FieldDefinitionNode, known: ReadonlySet<string>) {
  if (field.type.kind === Kind.NON_NULL_TYPE) {
    throw new ShopSchemaError(
      `${where} must not end with "!": the embedded shop responds with null.`,
    );
  }
  for (const { type } of [field, ...(field.arguments ?? [])]) {
    const name = typeName(type);
    if (!known.has(name)) throw new ShopSchemaError(`${where}: there is no type ${name}.`);
  }
}

/** Collects the definitions of the files; throws on a definition that they may not contain. */
function definitionsOf(base: ReadonlyMap<string, DefinitionNode>, files: readonly Source[]) {
  const found = files.flatMap((file) =>
    parseFile(file).definitions.map((node) => ({ file: file.name, node })),
  );
  const own = new Map<string, DefinitionNode>();
  for (const { file, node } of found) {
    const name = nameOf(node);
    if (isExtension(node)) continue;
    if (isTypeExtensionNode(node) || !OWN_TYPES.includes(node.kind)) {
      throw new ShopSchemaError(
        `${file}: "${name || node.kind}" must be an "extend type", an "extend interface" or a new type.`,
      );
    }
    if (base.has(name) || own.has(name)) {
      throw new ShopSchemaError(`${file}: the type ${name} exists already; extend it instead.`);
    }
    own.set(name, node);
  }
  const extensions = found.flatMap(({ file, node }) => (isExtension(node) ? { file, node } : []));
  return { own, extensions };
}

/**
 * Adds the fields of `shop/schema/` to a schema. A field of an interface is also added to the types
 * that implement it. Throws a `ShopSchemaError` that names file and field.
 */
export function withShopFields(base: DocumentNode, files: readonly Source[]): DocumentNode {
  const types = new Map(
    base.definitions
      .filter((node) => !isTypeExtensionNode(node))
      .map((node) => [nameOf(node), node]),
  );
  const { own, extensions } = definitionsOf(types, files);
  const known = new Set([
    ...types.keys(),
    ...own.keys(),
    ...specifiedScalarTypes.map(({ name }) => name),
  ]);
  const withFields = [...types.values()].filter(hasFields);
  const fields = new Map(
    withFields.map((type) => [
      type.name.value,
      new Map((type.fields ?? []).map((field) => [field.name.value, field])),
    ]),
  );

  for (const { file, node } of extensions) {
    const name = node.name.value;
    const type = types.get(name);
    const expected = `${KEYWORDS[node.kind].replace("extend", "")} ${name}`.trim();
    if (!type || type.kind !== node.kind.replace("Extension", "Definition")) {
      throw new ShopSchemaError(`${file}: there is no "${expected}" to extend.`);
    }
    for (const field of node.fields ?? []) {
      const where = `${file}: ${name}.${field.name.value}`;
      if (fields.get(name)?.has(field.name.value)) {
        throw new ShopSchemaError(`${where} exists already.`);
      }
      requireUsable(where, field, known);
      fields.get(name)?.set(field.name.value, field);
    }
  }
  for (const { node } of extensions) {
    if (node.kind !== Kind.INTERFACE_TYPE_EXTENSION) continue;
    for (const type of withFields) {
      if (!type.interfaces?.some(({ name }) => name.value === node.name.value)) continue;
      const present = fields.get(type.name.value);
      for (const field of node.fields ?? []) {
        if (!present?.has(field.name.value)) present?.set(field.name.value, field);
      }
    }
  }

  const extended = base.definitions.map((node) =>
    hasFields(node)
      ? { ...node, fields: [...(fields.get(node.name.value)?.values() ?? [])] }
      : node,
  );
  return { ...base, definitions: [...extended, ...own.values()] };
}

/** Returns the fields of `shop/schema/` that a schema lacks, each as "file: Type.field". */
export function missingShopFields(schema: DocumentNode, files: readonly Source[]): string[] {
  const present = new Set(
    schema.definitions
      .filter(hasFields)
      .flatMap(({ name, fields = [] }) =>
        fields.map((field) => `${name.value}.${field.name.value}`),
      ),
  );
  return files.flatMap((file) =>
    parseFile(file)
      .definitions.filter(isExtension)
      .flatMap(({ name, fields = [] }) =>
        fields.map((field) => `${name.value}.${field.name.value}`),
      )
      .filter((field) => !present.has(field))
      .map((field) => `${file.name}: ${field}`),
  );
}
