import { existsSync, readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { GENERATED, NOT_FOR_RELAY } from "#server/commands/relaySchema.ts";
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
  const text = readFileSync("relay/schema.graphql", "utf8");
  const relay = buildSchema(text);

  test("lacks only what no Relay store could hold", () => {
    const missing = beyond(schemaFacts(embedded), schemaFacts(relay));
    const told = missing.filter((fact) => !(fact in OWN_FACTS));
    expect(told.map((fact) => fact.replace(/: .*/, ""))).toEqual(Object.keys(NOT_FOR_RELAY).sort());
  });

  // A project may have put the whole of its backend's schema in the place of the generated one.
  test.skipIf(!text.startsWith(GENERATED))(
    "has nothing that the embedded shop could not answer",
    () => {
      expect(beyond(schemaFacts(relay), schemaFacts(embedded))).toEqual([]);
    },
  );
});
