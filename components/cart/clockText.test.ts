import { expect, test } from "vitest";
import { clockText } from "./clockText.ts";

const moment = new Date(2026, 10, 9, 14, 5);

test("clockText returns hours and minutes for a time of today", () => {
  expect(clockText(moment, new Date(2026, 10, 9, 23, 59))).toBe("14:05");
});
test("clockText adds the date for any other day", () => {
  expect(clockText(moment, new Date(2026, 10, 10, 1, 0))).toBe("14:05 on 9 Nov");
});
