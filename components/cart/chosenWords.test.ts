import { expect, test } from "vitest";
import { chosenWords } from "./chosenWords.ts";

test("chosenWords labels a global attribute without its prefix and slug hyphens", () => {
  expect(chosenWords("pa_glaze", "moss-and-salt")).toBe("Glaze: moss and salt");
});
test("chosenWords keeps the case of a local attribute's value", () => {
  expect(chosenWords("strap", "Cross-back")).toBe("Strap: Cross back");
});
