import { expect, test } from "vitest";
import { chosenWords } from "./chosenWords.ts";

test("a global attribute's choice reads as words", () => {
  expect(chosenWords("pa_glaze", "moss-and-salt")).toBe("Glaze: moss and salt");
});
test("a local attribute's choice reads as it was written", () => {
  expect(chosenWords("strap", "Cross-back")).toBe("Strap: Cross back");
});
