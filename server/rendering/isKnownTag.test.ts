import { expect, test } from "vitest";
import { isKnownTag } from "./isKnownTag.ts";

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', "*"])(
  "isKnownTag finds the tag in %s",
  (header) => {
    expect(isKnownTag(header, '"a"')).toBe(true);
    expect(isKnownTag(header, 'W/"a"')).toBe(true);
  },
);
test.each([undefined, "", '"b"', "a", '"a-br"'])(
  "isKnownTag does not find the tag in %s",
  (header) => {
    expect(isKnownTag(header, '"a"')).toBe(false);
  },
);
