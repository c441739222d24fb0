import { expect, test } from "vitest";
import { looserFor } from "./askedParameters.ts";

test("several words that find nothing are fewer when they are asked again, one has more typos", () => {
  expect(looserFor("wobbly mug")).toEqual({ removeWordsIfNoResults: "firstWords" });
  expect(looserFor("lentirn")).toEqual({ minWordSizefor2Typos: 5 });
});

test.each(["mg", "mug "])("“%s” is not asked again", (q) => expect(looserFor(q)).toBeUndefined());
