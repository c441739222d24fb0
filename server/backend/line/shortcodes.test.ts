import { expect, test } from "vitest";
import { withoutShortcodes } from "./cleanHtml.ts";

test("withoutShortcodes removes shortcodes that no plugin has run", () => {
  expect(withoutShortcodes('Before [gallery ids="1,2"] after')).toBe("Before  after");
  expect(withoutShortcodes("[contact-form-7 id=&#8221;5&#8221;]Write to us")).toBe("Write to us");
  expect(withoutShortcodes("[vc_row]Text[/vc_row]")).toBe("Text");
});

test("withoutShortcodes keeps the text that a shortcode encloses", () => {
  expect(withoutShortcodes('[caption width="300"]A mug[/caption]')).toBe("A mug");
  expect(withoutShortcodes("[b]bold[/b]")).toBe("bold");
});

test("withoutShortcodes keeps ordinary words in brackets", () => {
  expect(withoutShortcodes("It weighs [sic] 3 [kg] or [about 5]")).toBe(
    "It weighs [sic] 3 [kg] or [about 5]",
  );
});

test("withoutShortcodes leaves tags and their attributes unchanged", () => {
  const html = '<a href="/a" title="[gallery ids=1]">[sic]</a>';
  expect(withoutShortcodes(html)).toBe(html);
});
