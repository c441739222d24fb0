import { expect, test } from "vitest";
import { isNewerVersion } from "./browserStorage.ts";

test.each([
  [null, false],
  ["", false],
  ["{not json", false],
  ["null", false],
  ["7", false],
  ['["lamp"]', false],
  ['{"typed":{}}', false],
  ['{"version":"9"}', false],
  ['{"version":1}', false],
  ['{"version":2}', true],
])("isNewerVersion compares the stored text %s with version 1: %s", (text, isNewer) => {
  expect(isNewerVersion(text, 1)).toBe(isNewer);
});
