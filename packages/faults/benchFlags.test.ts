import { expect, test } from "vitest";
import { commandLineError } from "./benchFlags.ts";

const flags = { from: "1", fresh: false, minutes: "60" };

test.each([
  ["an unknown part", ["leeks"], {}, /^There is no part leeks; the parts are schedules, .+\.$/],
  ["a seed in words", ["leaks"], { seed: "ten" }, /^--seed needs a whole number from 1, .+ ten\.$/],
  ["a range without seeds", [], { from: "5", to: "3" }, /^The range has no seed: .+\.$/],
  ["minutes in words", [], { minutes: "soon" }, /^--minutes needs a number, and not soon\.$/],
])(
  "The bench rejects a command line with %s, and gives the reason in one sentence",
  (_, words, given, sentence) => {
    expect(commandLineError(words, { ...flags, ...given })).toMatch(sentence);
  },
);

test.each([
  ["no arguments", [], {}],
  ["a part and a seed", ["leaks"], { seed: "17" }],
  ["a part and its first seeds", ["forgeries"], { to: "3" }],
])("The bench accepts a command line with %s", (_, words, given) => {
  expect(commandLineError(words, { ...flags, ...given })).toBeUndefined();
});
