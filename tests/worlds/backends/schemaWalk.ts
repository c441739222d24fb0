import { getNamedType, isInterfaceType, isLeafType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from "graphql";

// Walk through a GraphQL schema: queries for every field of a type, and what they return.

/** Alias of an object's type in the responses, by which the walk recognizes a walked object. */
const MARK = "walkedType";

type Fields = GraphQLField<unknown, unknown>[];

/** Returns the fields of an object type or an interface; none for other types. */
export function fieldsOf(type: GraphQLNamedType | undefined): Fields {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const isSelectable = ({ args }: Fields[number]) => !args.some(({ type }) => isNonNullType(type));

/** Returns the selection of a field: itself, the parts of a connection, or the type's name. */
function selected({ name, type }: Fields[number]): string {
  const target = getNamedType(type);
  if (isLeafType(target)) return name;
  if (target.name.endsWith("Connection")) {
    const pageInfo = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
    return `${name} { nodes { __typename } edges { cursor node { __typename } } ${pageInfo} }`;
  }
  return target.name.endsWith("Edge")
    ? `${name} { cursor node { __typename } }`
    : `${name} { __typename }`;
}

/** Returns a document with `{{Type}}` replaced by the selection of all fields of that type. */
export function withSelections(
  schema: GraphQLSchema,
  document: string,
  isOmitted: (fact: string) => boolean,
): string {
  return document.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fields = fieldsOf(schema.getType(name)).filter(
      (field) => isSelectable(field) && !isOmitted(`${name}.${field.name}`),
    );
    return `{ ${MARK}: __typename ${fields.map(selected).join(" ")} }`;
  });
}

/** Collects the fields that were requested, and those that had a value, as "Type.field". */
export function createWalk() {
  const requested = new Set<string>();
  const resolved = new Set<string>();

  function read(value: unknown): void {
    if (Array.isArray(value)) value.forEach(read);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const { [MARK]: type, ...fields } = value as Record<string, unknown>;
    for (const [name, content] of Object.entries(fields)) {
      if (typeof type === "string") {
        requested.add(`${type}.${name}`);
        if (content !== null) resolved.add(`${type}.${name}`);
      }
      read(content);
    }
  }

  return { read, requested, resolved };
}
