import { expect, test } from "vitest";
import type { Intent, IntentProgress } from "#server/state/orderState.ts";
import { shownIntent } from "./shownOrder.ts";

const intent = (progress: IntentProgress, sentAt: number) => ({ progress, sentAt }) as Intent;
const placed = intent("placed", 2);

test.each([
  ["no order is shown if none was placed", undefined, undefined, undefined],
  ["the last order is shown", undefined, placed, placed],
  ["the order that was just found is shown", intent("placed", 2), placed, placed],
  ["an order with an unknown result is being checked", intent("unknown", 3), undefined, "checking"],
  [
    "an order with an unknown result hides an earlier order",
    intent("unknown", 3),
    placed,
    "checking",
  ],
  ["a refused order is displayed as not placed", intent("refused", 3), undefined, "notPlaced"],
  ["a refused order hides an earlier order", intent("refused", 3), placed, "notPlaced"],
  ["a later order hides a refused one", intent("refused", 1), placed, placed],
] as const)("In a session, %s", (_, lookedUp, last, shown) => {
  expect(shownIntent(lookedUp, last)).toEqual(shown);
});
