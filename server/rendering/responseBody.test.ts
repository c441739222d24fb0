import { expect, test } from "vitest";
import { isKnownTag, acceptedEncoding } from "./responseBody.ts";

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

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, BR;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", "plain"],
  ["br;q=0.01", "br"],
  ["brotli-like, x-gzip", "plain"],
  ["", "plain"],
  [undefined, "plain"],
])('acceptedEncoding("%s") is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
