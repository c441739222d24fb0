import { expect, test } from "vitest";
import { shortcodeFilter } from "./shortcodes.ts";

const shown = (text: string) => shortcodeFilter(text)(text);

test("a shortcode that nothing has run is not shown", () => {
  expect(shown('Before [gallery ids="1,2"] after')).toBe("Before  after");
  expect(shown("[contact-form-7 id=&#8221;5&#8221;]Write to us")).toBe("Write to us");
  expect(shown("[vc_row]Text[/vc_row]")).toBe("Text");
});

test("what one encloses stays", () => {
  expect(shown('[caption width="300"]A mug[/caption]')).toBe("A mug");
  expect(shown("[b]bold[/b]")).toBe("bold");
});

test("a word in brackets stays", () => {
  expect(shown("It weighs [sic] 3 [kg] or [about 5]")).toBe("It weighs [sic] 3 [kg] or [about 5]");
});
