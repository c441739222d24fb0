import { expect, test } from "vitest";
import { errorText } from "./errorText.ts";

test("the HTML that a message escapes is read as text", () => {
  const message =
    "&lt;strong&gt;Error:&lt;/strong&gt; &lt;a href=&quot;https://shop.example/&quot;&gt;Sold &amp;amp; gone&lt;/a&gt;";
  expect(errorText({ message })).toBe("Error: Sold & gone");
});

test("a long message is cut", () => {
  expect(errorText({ message: "a".repeat(400) })).toHaveLength(300);
});
