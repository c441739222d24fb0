import { expect, test } from "vitest";
import { sealOf } from "./sealed.ts";

test("A sealed text is opened by the same secret and purpose only", () => {
  const sealed = sealOf("secret", "tokens").close("Grüße");
  expect(sealOf("secret", "tokens").open(sealed)).toBe("Grüße");
  expect(sealOf("other", "tokens").open(sealed)).toBeUndefined();
  expect(sealOf("secret", "responses").open(sealed)).toBeUndefined();
});

test("A sealed text shows neither the text nor that two texts are equal", () => {
  const { close } = sealOf("secret", "tokens");
  const sealed = close("text");
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("text");
  expect(close("text")).not.toBe(sealed);
});

test.each(["", "short", "no base64 at all!", Buffer.alloc(60).toString("base64")])(
  "A text that was never sealed is not opened: %j",
  (text) => {
    expect(sealOf("secret", "tokens").open(text)).toBeUndefined();
  },
);

test("A sealed text that was changed is not opened", () => {
  const { close, open } = sealOf("secret", "tokens");
  const bytes = Buffer.from(close("text"), "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(open(bytes.toString("base64"))).toBeUndefined();
});
