import { expect, test } from "vitest";
import { compiledIds, readList } from "./operationList.ts";

test("the operation list holds what the sources ask, and nothing they once asked", async () => {
  const ids = Object.keys(await readList());
  expect(ids.length).toBeGreaterThan(10);
  // `npm run build` takes out what is too much.
  expect(ids.toSorted()).toEqual((await compiledIds()).toSorted());
});
