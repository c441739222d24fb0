import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";

/** Returns one fact for each type, field, argument, value and relation of a schema. */
export function schemaFacts(schema: GraphQLSchema): Set<string> {
  return new Set(ownTypes(schema).flatMap(typeFacts));
}

/** Introspection's types differ between versions of graphql-js and are not part of a contract. */
function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
}

function typeFacts(type: GraphQLNamedType): string[] {
  const { name } = type;
  if (isEnumType(type)) {
    return [`enum ${name}`, ...type.getValues().map((value) => `${name} has ${value.name}`)];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [
      `input ${name}`,
      ...fields.map((field) => `${name}.${field.name}: ${String(field.type)}`),
    ];
  }
  if (isUnionType(type)) {
    return [`union ${name}`, ...type.getTypes().map((member) => `${name} has ${member.name}`)];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [`scalar ${name}`];
  return [
    `${isObjectType(type) ? "type" : "interface"} ${name}`,
    ...type.getInterfaces().map((parent) => `${name} implements ${parent.name}`),
    ...Object.values(type.getFields()).flatMap((field) => [
      `${name}.${field.name}: ${String(field.type)}`,
      ...field.args.map(
        (argument) => `${name}.${field.name}(${argument.name}: ${String(argument.type)})`,
      ),
    ]),
  ];
}

/** Returns arguments and inputs that `whole` requires for those fields that `part` has too. */
export function requirements(part: GraphQLSchema, whole: GraphQLSchema): string[] {
  return ownTypes(part).flatMap((type) => {
    const original = whole.getType(type.name);
    if (isInputObjectType(type) && isInputObjectType(original)) {
      return Object.values(original.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => `${type.name}.${field.name}: ${String(field.type)}`);
    }
    if (!isObjectType(type) || !isObjectType(original)) return [];
    return Object.keys(type.getFields()).flatMap((name) =>
      (original.getFields()[name]?.args ?? [])
        .filter((argument) => isNonNullType(argument.type))
        .map((argument) => `${type.name}.${name}(${argument.name}: ${String(argument.type)})`),
    );
  });
}

/** Returns the interfaces of `part` that its types would implement in `whole`. */
export function sharedInterfaces(part: GraphQLSchema, whole: GraphQLSchema): string[] {
  return ownTypes(part).flatMap((type) => {
    const original = whole.getType(type.name);
    if (!isObjectType(original) && !isInterfaceType(original)) return [];
    return original
      .getInterfaces()
      .filter(({ name }) => part.getType(name))
      .map(({ name }) => `${type.name} implements ${name}`);
  });
}
