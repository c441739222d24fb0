import { expect, test } from "vitest";
import { createRetryTargets } from "./cartChanges.ts";

test("A report's button that is pressed again aims at the quantities of the first press", async () => {
  const retryTargets = createRetryTargets();
  const wanted = (quantity: number) => [{ quantity, name: "Belt" }];
  expect(await retryTargets("report", wanted(2))).toEqual(wanted(2));
  expect(await retryTargets("report", wanted(3))).toEqual(wanted(2));
  expect(await retryTargets("another", wanted(3))).toEqual(wanted(3));
});
