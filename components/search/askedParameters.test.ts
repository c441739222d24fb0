import { expect, test } from "vitest";
import { looserFor } from "./askedParameters.ts";
import { readState } from "./searchState.ts";

const vocabulary = {
  attributes: [],
  categories: [{ slug: "mugs", name: "Mugs", path: "Table > Mugs" }],
};
const looserAt = (search: string) => looserFor(readState(search, vocabulary));

test("several words that find nothing are fewer when they are asked again, one has more typos", () => {
  expect(looserAt("?q=wobbly+mug")).toEqual({ removeWordsIfNoResults: "firstWords" });
  expect(looserAt("?q=lentirn")).toEqual({ minWordSizefor2Typos: 5 });
});

test.each(["?q=mg", "?q=mug+", "?q=lentirn&stock=in", "?q=wobbly+mug&category=mugs"])(
  "%s is not asked again",
  (search) => expect(looserAt(search)).toBeUndefined(),
);
