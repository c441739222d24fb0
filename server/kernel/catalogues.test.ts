import { expect, test } from "vitest";
import { withOwnWords } from "./catalogues.ts";

const catalogue = {
  cart: { heading: "Cart", removed: "{name} is gone.", link: "See <link>it</link>." },
  page: { home: "Home" },
};

test("A merchant's messages take the place of the interface's; all others stay", () => {
  const own = { cart: { heading: "Basket", removed: "Gone: {name}" } };
  expect(withOwnWords(catalogue, JSON.stringify(own), "shop/words.en.json")).toEqual({
    cart: { heading: "Basket", removed: "Gone: {name}", link: "See <link>it</link>." },
    page: { home: "Home" },
  });
});

test.each([
  ["malformed JSON", "{", "the file: "],
  ["an unknown message", '{"cart":{"headin":"Basket"}}', '"cart.headin": there is no such message'],
  ["a message that is no text", '{"cart":{"heading":1}}', '"cart.heading": it must be a text'],
  ["an unknown value", '{"cart":{"removed":"{nam}"}}', '"cart.removed": it has no value {nam}'],
  ["an open brace", '{"cart":{"removed":"{name"}}', '"cart.removed": its braces or tags'],
])("A file with %s stops the start with a sentence", (_, json, sentence) => {
  const read = () => withOwnWords(catalogue, json, "shop/words.en.json");
  expect(read).toThrow(`shop/words.en.json cannot be used: ${sentence}`);
});
