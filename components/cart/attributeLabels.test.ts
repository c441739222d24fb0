import { expect, test } from "vitest";
import { attributeLabels } from "./attributeLabels.ts";

test("attributeLabels labels a global attribute without its prefix and slug hyphens", () => {
  expect(attributeLabels("pa_glaze", "moss-and-salt")).toBe("Glaze: moss and salt");
});
test("attributeLabels keeps the case of a local attribute's value", () => {
  expect(attributeLabels("strap", "Cross-back")).toBe("Strap: Cross back");
});
