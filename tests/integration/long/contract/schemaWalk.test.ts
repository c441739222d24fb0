import { existsSync, readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createShopHandler, readEmbeddedSchema } from "#tests/worlds/backends/embeddedShop.ts";
import { fullProducts } from "#tests/worlds/backends/fullProducts.ts";
import { openReferenceShop, referenceShop } from "#tests/worlds/backends/referenceShop.ts";
import {
  FAILING,
  LEFT_OUT,
  NULL_FOR_CUSTOMERS,
  REFUSED,
  STAFF_MUTATIONS,
  WALKED_INTERFACES,
  WALKED_TYPES,
  WITHOUT_OBJECTS,
} from "./walkedTypes.ts";
import { CART_WITH_FEE, CATALOGUE, createClient, INPUTS, TOUR } from "./walkTours.ts";
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from "graphql";

/** Alias of an object's type in the responses, by which the walk recognizes a walked object. */
const MARK = "walkedType";

type Fields = GraphQLField<unknown, unknown>[];

/** Returns the fields of an object type or an interface; none for other types. */
function fieldsOf(type: GraphQLNamedType | undefined): Fields {
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
function withSelections(
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
function createWalk() {
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

const WOOGRAPHQL = "../shared/woographql/schema.graphql";
const embedded = buildSchema(readEmbeddedSchema());
const real = existsSync(WOOGRAPHQL) ? buildSchema(readFileSync(WOOGRAPHQL, "utf8")) : embedded;

/** True if a list has a field, by its name or as "Type.field". */
const isIn = (list: Record<string, string>) => (fact: string) =>
  Object.hasOwn(list, fact) || Object.hasOwn(list, fact.replace(/^\w+\./, ""));
const isLeftOut = isIn(LEFT_OUT);

const factsOf = (types: readonly string[]) =>
  types.flatMap((type) => fieldsOf(real.getType(type)).map(({ name }) => `${type}.${name}`));
const hasFact = (fact: string) => {
  const [type = "", name] = fact.split(".");
  return fieldsOf(embedded.getType(type)).some((field) => field.name === name);
};

const needsWooGraphql = {
  skip: !existsSync(WOOGRAPHQL),
  meta: { skipReason: "there is no schema of WooGraphQL" },
};

describe("the walk through WooGraphQL's schema", needsWooGraphql, () => {
  const walk = createWalk();
  const errors: string[] = [];

  beforeAll(async () => {
    const [rate] = referenceShop.settings.taxRates;
    const taxRates = rate ? [{ ...rate, state: "CA" }] : [];
    const settings = { holdsReviews: false, taxRates };
    const keys: Record<string, string> = {};
    const shop = {
      ...(await openReferenceShop({ isSmall: true, settings, more: fullProducts })),
      sendEmail: ({ text }: { text: string }) => {
        keys["$resetKey"] = /key=(\w+)/.exec(text)?.[1] ?? "";
      },
    };
    shop.database.run("update term set description = 'A term'");
    shop.database.run(
      "update category set description = 'A category', media_id = (select min(id) from media)",
    );
    const complete = (document: string) => withSelections(embedded, document, isIn(FAILING));
    const { send, authorize } = createClient(createShopHandler(shop), complete);
    const read = async (document: string) => {
      const response = await send(document);
      errors.push(...response.errors.map((message) => `${message} in ${document.slice(0, 80)}`));
      walk.read(response.data);
      return (response.data ?? {}) as Record<string, Record<string, unknown> | null>;
    };
    for (const document of CATALOGUE) await read(document);
    for (const [name, given, more = ""] of TOUR) {
      const input = given.replaceAll(/\$\w+/g, (key) => INPUTS[key] ?? JSON.stringify(keys[key]));
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
      const fragment = `... on ${type} {{${type}}} ... on ${type} { clientMutationId ${more} }`;
      const data = await read(`mutation { ${name}(input: ${input}) { ${fragment} } }`);
      const payload = data[name] ?? {};
      if (typeof payload["authToken"] === "string") authorize(payload["authToken"]);
      if (typeof payload["refreshToken"] === "string") keys["$refresh"] = payload["refreshToken"];
      if (name === "registerCustomer") keys["$user"] = String(Object(payload["viewer"]).databaseId);
      if (name === "writeReview") keys["$review"] = String(Object(payload["review"]).databaseId);
      if (name === "addToCart") {
        const { cart } = await read("{ cart { contents { nodes { key } } } }");
        keys["$key"] = Object(cart?.["contents"]).nodes[0].key;
      }
      if (name === "restoreCartItems") await read(CART_WITH_FEE);
    }
    for (const [name, { input, message }] of Object.entries(REFUSED)) {
      const response = await send(`mutation { ${name}(input: ${input}) { clientMutationId } }`);
      if (response.errors[0] !== message) errors.push(`${name}: ${response.errors[0]}`);
    }
    shop.close();
  });

  test("finds every field of the walked types in the schema, except for the listed ones", () => {
    const types = [...WALKED_INTERFACES, ...WALKED_TYPES, ...Object.keys(WITHOUT_OBJECTS)];
    const missing = factsOf(types).filter((fact) => !hasFact(fact));
    expect(missing.filter((fact) => !isLeftOut(fact))).toEqual([]);
  });

  test("gets no errors", () => {
    expect(errors).toEqual([]);
  });

  test("gets a value of every field, except for the listed ones", () => {
    const empty = factsOf(WALKED_TYPES).filter(
      (fact) => hasFact(fact) && !walk.resolved.has(fact) && !isIn(FAILING)(fact),
    );
    expect(empty.filter((fact) => !isIn(NULL_FOR_CUSTOMERS)(fact))).toEqual([]);
  });

  test("gets no value of a field that is listed as null", () => {
    expect([...walk.resolved].filter(isIn(NULL_FOR_CUSTOMERS))).toEqual([]);
  });

  test("runs every mutation but those of the shop's staff", () => {
    const known = [...TOUR.map(([name]) => name), ...Object.keys(REFUSED)];
    const missing = fieldsOf(real.getType("RootMutation"))
      .map(({ name }) => name)
      .filter((name) => !known.includes(name) && !STAFF_MUTATIONS.test(name));
    expect(missing).toEqual([]);
  });
});
