import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// WooGraphQL counts drafts and private products in a list that does not name a status, and leaves
// their places empty.
test("Every list of all visible products requests the published ones", () => {
  const files = globSync(["__generated__/operations.json", "server/__generated__/*.graphql.ts"]);
  const lists = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\bproducts\([^)]*visibility:VISIBLE[^)]*\)/g),
  ]);
  expect(lists.length).toBeGreaterThan(15);
  for (const [list] of lists) expect(list).toMatch(/status:\\+"publish\\+"/);
});
