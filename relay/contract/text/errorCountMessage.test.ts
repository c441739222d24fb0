import { expect, test } from "vitest";
import { errorCountMessage } from "./errorCountMessage.ts";

test("errorCountMessage states the number of validation errors in words up to nine", () => {
  expect(errorCountMessage({ email: "" }, "you can send this")).toBe(
    "One thing to fix before you can send this.",
  );
  expect(errorCountMessage({ email: "", author: "" }, "you can send this")).toBe(
    "Two things to fix before you can send this.",
  );
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, field) => [field, ""]));
  expect(errorCountMessage(ten, "we can take your order")).toBe(
    "10 things to fix before we can take your order.",
  );
});
