import { expect, test } from "vitest";
import { guardNames } from "#server/limits/guards.ts";
import { attackGuards } from "./attacks.ts";
import type { BenchGuard } from "./benchGuards.ts";
import { crowdGuards } from "./crowds.ts";
import { parts } from "./parts.ts";

test("A part of the bench needs each guard of the server", () => {
  const needed = new Set<BenchGuard>(Object.values(parts).flatMap(({ guards }) => guards));
  expect(guardNames.filter((guard) => !needed.has(guard))).toEqual([]);
});

test("The parts of crowds and attacks name the guards that their runs need", () => {
  expect(parts["crowds"]?.guards.toSorted()).toEqual(crowdGuards.toSorted());
  expect(parts["attacks"]?.guards.toSorted()).toEqual(attackGuards.toSorted());
});
