import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Page = { post_status: string; title: string; url: string };
type Terms = { id: number; title?: string; url?: string } | null;
type Result = { arguments: Record<string, unknown>; terms: Terms; types: string[] };

/** Runs a request of a simulated WordPress that reads a list and the page with the terms. */
const run = (given: {
  terms?: number;
  pages?: Record<number, Page>;
  capabilities?: string[];
  constants?: Record<string, string>;
}) => runPhp<Result>("lists", given);

const page = { post_status: "publish", title: "AGB", url: "https://shop.example/agb/" };

describe("product-lists in WordPress", () => {
  test("leaves products with a password out of lists", async () => {
    expect((await run({})).arguments).toEqual({ has_password: false, post_type: "product" });
  });

  test.each<[string, Parameters<typeof run>[0]]>([
    ["for somebody who may edit products", { capabilities: ["edit_others_posts"] }],
    ["if it is switched off", { constants: { VITRINE_OFF: "product-lists" } }],
  ])("leaves lists as they are %s", async (_, given) => {
    expect((await run(given)).arguments).toEqual({ post_type: "product" });
  });
});

describe("terms in WordPress", () => {
  test("tells the page that WooCommerce names", async () => {
    const { terms } = await run({ terms: 7, pages: { 7: page } });
    expect(terms).toEqual({ id: 7, title: "AGB", url: "https://shop.example/agb/" });
  });

  test.each<[string, Parameters<typeof run>[0]]>([
    ["none is chosen", { terms: -1 }],
    ["it is deleted", { terms: 7 }],
    ["it is a draft", { terms: 7, pages: { 7: { ...page, post_status: "draft" } } }],
  ])("says that there is no page if %s", async (_, given) => {
    expect((await run(given)).terms).toEqual({ id: 0 });
  });

  test("has no field if it is switched off", async () => {
    const { terms, types } = await run({ constants: { VITRINE_OFF: "terms" } });
    expect([terms, types.includes("VitrineTerms")]).toEqual([null, false]);
  });
});
