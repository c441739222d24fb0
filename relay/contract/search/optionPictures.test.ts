import { expect, test } from "vitest";
import { optionPictures } from "./optionPictures.ts";

const [red, blue] = ["red", "blue"].map((name) => ({ src: `/${name}.jpg`, alt: name }));
const made = (colour: string, size: string, picture = red) => ({
  options: { colour, size },
  ...(picture && { picture }),
});

test("optionPictures returns the pictures of the attribute that determines them", () => {
  const variations = [
    made("Rust &amp; ash", "Small"),
    made("Rust &amp; ash", "Large"),
    made("Ink", "Small", blue),
    made("Ink", "Large", blue),
  ];
  expect(optionPictures(variations, ["colour", "size"])).toEqual({
    colour: { "Rust & ash": red, Ink: blue },
  });
});

test("optionPictures returns none if all variations share a picture", () => {
  expect(optionPictures([made("Rust", "Small"), made("Ink", "Small")], ["colour"])).toEqual({});
});

test("optionPictures returns none of an attribute that a shopper does not choose", () => {
  expect(optionPictures([made("Rust", "Small"), made("Ink", "Small", blue)], ["size"])).toEqual({});
});
