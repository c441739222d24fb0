import { expect, test } from "vitest";
import { compiledOperations, readList } from "./operationList.ts";

test("The operation list contains exactly the operations that the sources define", async () => {
  const list = await readList();
  expect(Object.keys(list).length).toBeGreaterThan(10);
  // `npm run build` updates the list.
  expect(list).toEqual(await compiledOperations());
});
