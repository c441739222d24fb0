import { existsSync, readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { requirements, schemaFacts, sharedInterfaces } from "#tests/support/schemaFacts.ts";

const WOOGRAPHQL = "../shared/woographql/schema.graphql";

const read = (file: string) => buildSchema(readFileSync(file, "utf8"));
const embedded = read("server/embedded/shop/schema.graphql");

/** Where the embedded shop's schema may say what WooGraphQL's does not, and why. */
const UNLISTED = "WooGraphQL answers with this type, yet its introspection does not list it";
const OWN_FACTS: Record<string, string> = {
  "type CouponError": UNLISTED,
  "CouponError implements CartError": UNLISTED,
  "CouponError.code: String!": UNLISTED,
  "CouponError.reasons: [String]": UNLISTED,
  "CouponError.type: CartErrorType!": UNLISTED,
  "type ShippingMethodError": UNLISTED,
  "ShippingMethodError implements CartError": UNLISTED,
  "ShippingMethodError.chosenMethod: String!": UNLISTED,
  "ShippingMethodError.package: Int!": UNLISTED,
  "ShippingMethodError.reasons: [String]": UNLISTED,
  "ShippingMethodError.type: CartErrorType!": UNLISTED,
};

/** What Relay's schema must not say, though WooGraphQL does, and why. */
const NOT_FOR_RELAY: Record<string, string> = {
  "CartItem.id: ID!": "the field always fails, and the compiler asks for it wherever there is one",
  "SimpleCartItem.id: ID!": "the same",
  "CartItem implements Node": "a Node has an id",
  "SimpleCartItem implements Node": "the same",
  "CartItemConnection implements Connection": "a Connection's nodes are Nodes",
  "CartToCartItemConnection implements Connection": "the same",
  "CartItemConnectionEdge implements Edge": "an Edge's node is a Node",
  "CartToCartItemConnectionEdge implements Edge": "the same",
};

const beyond = (facts: Iterable<string>, other: Set<string>) =>
  [...facts].filter((fact) => !other.has(fact)).sort();

describe.skipIf(!existsSync(WOOGRAPHQL))("the embedded shop's schema beside WooGraphQL's", () => {
  const real = existsSync(WOOGRAPHQL) ? read(WOOGRAPHQL) : embedded;

  test("says nothing that WooGraphQL's does not", () => {
    expect(beyond(schemaFacts(embedded), schemaFacts(real))).toEqual(Object.keys(OWN_FACTS).sort());
  });

  test("asks for every argument and input that WooGraphQL requires", () => {
    expect(beyond(requirements(embedded, real), schemaFacts(embedded))).toEqual([]);
  });

  test("keeps each type's place among the interfaces it has", () => {
    expect(beyond(sharedInterfaces(embedded, real), schemaFacts(embedded))).toEqual([]);
  });
});

describe("Relay's schema beside the embedded shop's", () => {
  const relay = read("relay/schema.graphql");
  const isWhole = relay.getType("RootQueryToMenuConnection") !== undefined;

  test("lacks only what no Relay store could hold", () => {
    const missing = beyond(schemaFacts(embedded), schemaFacts(relay));
    expect(missing.filter((fact) => !(fact in OWN_FACTS))).toEqual(
      Object.keys(NOT_FOR_RELAY).sort(),
    );
  });

  test.skipIf(isWhole)("has nothing that the embedded shop could not answer", () => {
    expect(beyond(schemaFacts(relay), schemaFacts(embedded))).toEqual([]);
  });
});
