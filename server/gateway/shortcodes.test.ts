import { expect, test } from "vitest";
import { shortcodeFilter } from "./shortcodes.ts";

const shown = (text: string) => shortcodeFilter(text)(text);

test("shortcodeFilter removes shortcodes that no plugin has run", () => {
  expect(shown('Before [gallery ids="1,2"] after')).toBe("Before  after");
  expect(shown("[contact-form-7 id=&#8221;5&#8221;]Write to us")).toBe("Write to us");
  expect(shown("[vc_row]Text[/vc_row]")).toBe("Text");
});

test("shortcodeFilter keeps the text that a shortcode encloses", () => {
  expect(shown('[caption width="300"]A mug[/caption]')).toBe("A mug");
  expect(shown("[b]bold[/b]")).toBe("bold");
});

test("shortcodeFilter keeps ordinary words in brackets", () => {
  expect(shown("It weighs [sic] 3 [kg] or [about 5]")).toBe("It weighs [sic] 3 [kg] or [about 5]");
});
