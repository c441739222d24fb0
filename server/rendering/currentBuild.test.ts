import { expect, test } from "vitest";
import { shopRoutes } from "#tests/worlds/fixtures/routesFixture.ts";
import { buildMeta } from "./currentBuild.ts";

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
