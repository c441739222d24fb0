import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import type { ConcreteRequest } from "relay-runtime";
import { describe, expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import productPage from "#__generated__/ProductPageQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import { describeOperation } from "./describeOperation.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { operationTexts, readOperations } from "./operations.ts";

const { byId, byText } = readOperations();
const idOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("readOperations finds a compiled operation only by its exact text", () => {
  const text = cartQuery.params.text ?? "";
  expect(byText(text)?.name).toBe("useCartQuery");
  expect(byText(`${text} `)).toBeUndefined();
  expect(byText("{ cart { total } }")).toBeUndefined();
});

test("readOperations finds an operation by the id in its artifact, with and without prefix", () => {
  const { id } = cartQuery.params;
  expect(id).toBe(idOf(cartQuery.params.text ?? ""));
  expect(byId(String(id))?.name).toBe("useCartQuery");
  expect(byId(`sha256:${id}`)?.name).toBe("useCartQuery");
  expect(byId(`md5:${id}`)).toBeUndefined();
  expect(byId("constructor")).toBeUndefined();
});

test.each([
  [cartQuery, { isPersonal: true, isMutation: false, class: "personalReads" }],
  [productPage, { isPersonal: false, isMutation: false, class: "sharedReads" }],
  [addToCart, { isPersonal: true, isMutation: true, class: "changes" }],
  [applyCoupon, { isPersonal: true, isMutation: true, class: "coupons" }],
  [writeReview, { isPersonal: true, isMutation: true, class: "reviews" }],
])(
  "readOperations classifies an operation as personal or shared, as query or mutation, and by rate limit: %#",
  ({ params }, facts) => {
    expect(byText(params.text ?? "")).toMatchObject(facts);
  },
);

test("Every operation lists only visible products as related, upsells and cross-sells", () => {
  const lists = operationTexts().flatMap((text) => [
    ...text.matchAll(/\b(?:related|upsell|crossSell)\b *(?:\([^)]*\))?/g),
  ]);
  expect(lists.length).toBeGreaterThan(3);
  for (const [list] of lists) expect(list).toContain("visibility:VISIBLE");
});

test("describeOperation assigns a mutation with several fields to the strictest of their classes", () => {
  const text = 'mutation M { addToCart { x } applyCoupon(input: { code: "a" }) { x } }';
  expect(describeOperation(text).class).toBe("coupons");
});

describe("The operations of a retained build", () => {
  const earlier = "query EarlierQuery($slug: ID!) { product(id: $slug) { name } }";
  const texts: Record<string, string> = {
    [idOf(earlier)]: earlier,
    [idOf("no document {")]: "no document {",
  };
  const operations = readOperations({ retainedText: (id) => texts[id] });

  test("are found by text and by id, with their variables", () => {
    expect(operations.byText(earlier)).toMatchObject({ name: "EarlierQuery", text: earlier });
    expect(operations.byId(`sha256:${idOf(earlier)}`)?.variables).toHaveLength(1);
    expect(operations.byText(`${earlier} `)).toBeUndefined();
  });

  test("that this release cannot read are unknown", () => {
    expect(operations.byText("no document {")).toBeUndefined();
  });
});

test("Relay sends exactly the variables that an operation's text declares", async () => {
  for (const file of globSync("__generated__/*.graphql.ts")) {
    const { default: artifact } = (await import(join(projectFolder, file))) as {
      default: ConcreteRequest | { kind: string };
    };
    if (!("params" in artifact)) continue;
    const { name, text } = artifact.params;
    const sent = artifact.operation.argumentDefinitions.map((definition) => definition.name);
    const declared = byText(text ?? "")?.variables.map(({ variable }) => variable.name.value);
    expect(sent.toSorted(), name).toEqual(declared?.toSorted());
  }
});
