import { expect, test } from "vitest";
import { shopRoutes } from "#tests/worlds/fixtures/routesFixture.ts";
import { readConfig } from "#server/kernel/config.ts";
import { readCatalogue } from "#words/declaration.ts";
import { buildMeta } from "./currentBuild.ts";
import { factsInEachLanguage } from "./shopFacts.ts";

const meta = buildMeta({ id: "0123456789abcdef", timestamp: 1_700_000_000_000 }, shopRoutes());

test("The build manifest contains the build id, its route rules and the prerendered patterns", () => {
  expect(meta).toMatchObject({ id: "0123456789abcdef", timestamp: 1_700_000_000_000 });
  expect(meta.matcher.static["/cart"]).toEqual({ prerender: false, isPersonal: true });
  expect(meta.matcher.wildcard["/product"]).toEqual({ prerender: true, isPersonal: false });
  expect(meta.matcher.dynamic).toEqual({ "/**": { prerender: true, isPersonal: false } });
  expect(meta.prerendered).toContain("/product/*");
});

test("The build manifest stays within two kilobytes", () => {
  expect(Buffer.byteLength(JSON.stringify(meta))).toBeLessThanOrEqual(2000);
});

test("Cached pages belong to the messages of each language of the shop", () => {
  const facts = JSON.stringify(factsInEachLanguage(readConfig({ LANGUAGES: "en de" }), "build"));
  for (const language of ["en", "de"])
    expect(facts).toContain(readCatalogue(language)["cart"]?.["emptyTitle"]);
  expect(facts).not.toContain(readCatalogue("pl")["cart"]?.["emptyTitle"]);
});
