import { expect, test } from "vitest";
import { taglineOf } from "./tagline.ts";

test("taglineOf returns the site's tagline as plain text", () => {
  expect(taglineOf({ description: " Wool &amp; linen " })).toBe("Wool & linen");
});

test.each(["", "Just another WordPress site", null])(
  "taglineOf returns nothing for the tagline %j, which no merchant wrote",
  (description) => expect(taglineOf({ description })).toBeUndefined(),
);
