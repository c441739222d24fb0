import { existsSync, readFileSync } from "node:fs";
import {
  buildASTSchema,
  buildSchema,
  parse,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { GENERATED, NOT_FOR_RELAY } from "#server/commands/relaySchema.ts";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import { withShopFields } from "#server/backend/schema/shopFields.ts";
import { readEmbeddedSchema } from "#tests/worlds/backends/embeddedShop.ts";
import type { GraphQLNamedType, GraphQLSchema } from "graphql";

/** Returns one fact for each type, field, argument, value and relation of a schema. */
function schemaFacts(schema: GraphQLSchema): Set<string> {
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
function requirements(part: GraphQLSchema, whole: GraphQLSchema): string[] {
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
function sharedInterfaces(part: GraphQLSchema, whole: GraphQLSchema): string[] {
  return ownTypes(part).flatMap((type) => {
    const original = whole.getType(type.name);
    if (!isObjectType(original) && !isInterfaceType(original)) return [];
    return original
      .getInterfaces()
      .filter(({ name }) => part.getType(name))
      .map(({ name }) => `${type.name} implements ${name}`);
  });
}

const WOOGRAPHQL = "../shared/woographql/schema.graphql";

const read = (file: string) => buildSchema(readFileSync(file, "utf8"));
const embeddedText = readEmbeddedSchema();
const embedded = buildSchema(embeddedText);

/** Types that only the embedded shop's schema declares, each with a reason. */
const UNLISTED = "WooGraphQL returns this type, yet its introspection does not list it";
const OWN_FILE = "wordpress/vitrine adds it";
const OWN_FIELD = "wordpress/vitrine adds it";
const LINK = "WooGraphQL has this field with its setting of links to WordPress";
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
  "Customer.accountNonce: String": LINK,
  "Customer.accountUrl: String": LINK,
  "Customer.addPaymentMethodNonce: String": LINK,
  "Customer.addPaymentMethodUrl: String": LINK,
  "Customer.cartNonce: String": LINK,
  "Customer.cartUrl: String": LINK,
  "Customer.checkoutNonce: String": LINK,
  "Customer.checkoutUrl: String": LINK,
  "RootQuery.vitrineOrder(key: String!)": OWN_FIELD,
  "RootQuery.vitrineTerms: VitrineTerms": OWN_FIELD,
  "VitrineTerms.id: Int": OWN_FIELD,
  "VitrineTerms.title: String": OWN_FIELD,
  "VitrineTerms.url: String": OWN_FIELD,
  "type VitrineTerms": OWN_FIELD,
  "RootQuery.vitrineCardMethods: [VitrineCardMethod!]": OWN_FIELD,
  "type VitrineCardMethod": OWN_FIELD,
  "VitrineCardMethod.accountId: String": OWN_FIELD,
  "VitrineCardMethod.adapter: String!": OWN_FIELD,
  "VitrineCardMethod.currency: String!": OWN_FIELD,
  "VitrineCardMethod.locale: String": OWN_FIELD,
  "VitrineCardMethod.method: String!": OWN_FIELD,
  "VitrineCardMethod.publishableKey: String!": OWN_FIELD,
  "VitrineCardMethod.savesCards: Boolean!": OWN_FIELD,
  "VitrineCardMethod.script: String": OWN_FIELD,
  "VitrineCardMethod.takesExpressPay: Boolean!": OWN_FIELD,
  "VitrineCardMethod.types: [String!]!": OWN_FIELD,
  "RootQuery.vitrineOrder(number: String!)": OWN_FIELD,
  "RootQuery.vitrineOrder(signature: String!)": OWN_FIELD,
  "RootQuery.vitrineOrder(time: String!)": OWN_FIELD,
  "RootQuery.vitrineOrder: Order": OWN_FIELD,
  "RootMutation.vitrineSettlePayment(input: VitrineSettlePaymentInput!)": OWN_FIELD,
  "RootMutation.vitrineSettlePayment: VitrineSettlePaymentPayload": OWN_FIELD,
  "enum VitrinePaymentStatus": OWN_FIELD,
  "VitrinePaymentStatus has PAID": OWN_FIELD,
  "VitrinePaymentStatus has PROCESSING": OWN_FIELD,
  "VitrinePaymentStatus has ACTION": OWN_FIELD,
  "VitrinePaymentStatus has FAILED": OWN_FIELD,
  "input VitrineSettlePaymentInput": OWN_FIELD,
  "VitrineSettlePaymentInput.clientMutationId: String": OWN_FIELD,
  "VitrineSettlePaymentInput.orderId: Int!": OWN_FIELD,
  "VitrineSettlePaymentInput.orderKey: String!": OWN_FIELD,
  "VitrineSettlePaymentInput.savesCard: Boolean": OWN_FIELD,
  "VitrineSettlePaymentInput.signature: String!": OWN_FIELD,
  "VitrineSettlePaymentInput.time: String!": OWN_FIELD,
  "type VitrineSettlePaymentPayload": OWN_FIELD,
  "VitrineSettlePaymentPayload.clientMutationId: String": OWN_FIELD,
  "VitrineSettlePaymentPayload.clientSecret: String": OWN_FIELD,
  "VitrineSettlePaymentPayload.message: String": OWN_FIELD,
  "VitrineSettlePaymentPayload.status: VitrinePaymentStatus": OWN_FIELD,
  "RootMutation.vitrineSendOrderLink(input: VitrineSendOrderLinkInput!)": OWN_FILE,
  "RootMutation.vitrineSendOrderLink: VitrineSendOrderLinkPayload": OWN_FILE,
  "input VitrineSendOrderLinkInput": OWN_FILE,
  "VitrineSendOrderLinkInput.clientMutationId: String": OWN_FILE,
  "VitrineSendOrderLinkInput.email: String!": OWN_FILE,
  "VitrineSendOrderLinkInput.number: String!": OWN_FILE,
  "type VitrineSendOrderLinkPayload": OWN_FILE,
  "RootMutation.vitrineWithdraw(input: VitrineWithdrawInput!)": OWN_FILE,
  "RootMutation.vitrineWithdraw: VitrineWithdrawPayload": OWN_FILE,
  "input VitrineWithdrawInput": OWN_FILE,
  "VitrineWithdrawInput.clientMutationId: String": OWN_FILE,
  "VitrineWithdrawInput.contract: String!": OWN_FILE,
  "VitrineWithdrawInput.email: String!": OWN_FILE,
  "VitrineWithdrawInput.name: String!": OWN_FILE,
  "type VitrineWithdrawPayload": OWN_FILE,
  "VitrineWithdrawPayload.clientMutationId: String": OWN_FILE,
  "VitrineSendOrderLinkPayload.clientMutationId: String": OWN_FILE,
  "ShippingMethodError.type: CartErrorType!": UNLISTED,
};

const beyond = (facts: Iterable<string>, other: Set<string>) =>
  [...facts].filter((fact) => !other.has(fact)).sort();

const needsWooGraphql = {
  skip: !existsSync(WOOGRAPHQL),
  meta: { skipReason: "there is no schema of WooGraphQL" },
};

describe("the embedded schema compared with WooGraphQL's", needsWooGraphql, () => {
  const real = existsSync(WOOGRAPHQL) ? read(WOOGRAPHQL) : embedded;

  test("declares nothing that WooGraphQL's lacks, except for the listed additions", () => {
    expect(beyond(schemaFacts(embedded), schemaFacts(real))).toEqual(Object.keys(OWN_FACTS).sort());
  });

  test("requires every argument and input field that WooGraphQL requires", () => {
    expect(beyond(requirements(embedded, real), schemaFacts(embedded))).toEqual([]);
  });

  test("has each type implement the same interfaces", () => {
    expect(beyond(sharedInterfaces(embedded, real), schemaFacts(embedded))).toEqual([]);
  });
});

describe("Relay's schema compared with the embedded shop's", () => {
  const text = readFileSync("relay/schema.graphql", "utf8");
  const relay = buildSchema(text);

  test("lacks only the listed facts, which no Relay store could hold", () => {
    const missing = beyond(schemaFacts(embedded), schemaFacts(relay));
    const unexplained = missing.filter((fact) => !(fact in OWN_FACTS));
    expect(unexplained.map((fact) => fact.replace(/: .*/, ""))).toEqual(
      Object.keys(NOT_FOR_RELAY).sort(),
    );
  });

  // A project may replace the generated schema by the whole schema of its backend.
  const needsGenerated = {
    skip: !text.startsWith(GENERATED),
    meta: { skipReason: "relay/schema.graphql is the backend's own" },
  };
  test("declares nothing that the embedded shop could not resolve", needsGenerated, () => {
    const extended = buildASTSchema(withShopFields(parse(embeddedText), readShopSchema()));
    expect(beyond(schemaFacts(relay), schemaFacts(extended))).toEqual([]);
  });
});
