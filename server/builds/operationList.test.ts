import { expect, test } from "vitest";
import { compiledIds, readList } from "./operationList.ts";

test("The operation list contains exactly the operations that the sources define", async () => {
  const ids = Object.keys(await readList());
  expect(ids.length).toBeGreaterThan(10);
  // `npm run build` removes surplus operations.
  expect(ids.toSorted()).toEqual((await compiledIds()).toSorted());
});
