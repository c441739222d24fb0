import { expect, test } from "vitest";
import { errorText } from "./errorText.ts";

test("errorText decodes the escaped HTML of a message to text", () => {
  const message =
    "&lt;strong&gt;Error:&lt;/strong&gt; &lt;a href=&quot;https://shop.example/&quot;&gt;Sold &amp;amp; gone&lt;/a&gt;";
  expect(errorText({ message })).toBe("Error: Sold & gone");
});

test("errorText truncates a long message", () => {
  expect(errorText({ message: "a".repeat(400) })).toHaveLength(300);
});
