import { expect, test } from "vitest";
import { isKnownTag } from "./isKnownTag.ts";

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', "*"])("%s knows the tag", (header) => {
  expect(isKnownTag(header, '"a"')).toBe(true);
  expect(isKnownTag(header, 'W/"a"')).toBe(true);
});
test.each([undefined, "", '"b"', "a", '"a-br"'])("%s does not", (header) => {
  expect(isKnownTag(header, '"a"')).toBe(false);
});
