import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readShopSchema } from "./readShopSchema.ts";

test("readShopSchema reads the .graphql files of a folder in name order", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-shop-schema-"));
  try {
    expect(readShopSchema(folder)).toEqual([]);
    writeFileSync(join(folder, "b.graphql"), "second");
    writeFileSync(join(folder, "a.graphql"), "first");
    writeFileSync(join(folder, "README.md"), "not read");
    expect(readShopSchema(folder).map(({ body }) => body)).toEqual(["first", "second"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("readShopSchema reads nothing from an absent folder", () => {
  expect(readShopSchema(join(tmpdir(), "vitrine-no-such-folder"))).toEqual([]);
});
