import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { PRERENDERING_HEAP, sharedOut } from "./renderWorker.ts";

const over = (settings: Record<string, string>, cores: number) => {
  const { workers, config } = sharedOut(readConfig(settings), cores);
  return [workers, config.BACKEND_CONNECTIONS];
};

const GRAPHQL_ENDPOINT = "https://shop.example/graphql";

test.each([
  ["8", 2, 2],
  ["8", 16, 7],
  ["2", 16, 1],
  ["1", 4, 1],
  ["100", 4, 4],
])(
  "All processes together have %s connections to a remote backend on %s cores, with %s workers",
  (connections, cores, workers) => {
    const [count = 0, each = 0] = over(
      { GRAPHQL_ENDPOINT, BACKEND_CONNECTIONS: connections },
      cores,
    );
    expect(count).toBe(workers);
    // At least one each: the process that lists the paths has few calls.
    expect(each * (count + 1)).toBeLessThanOrEqual(Math.max(2, Number(connections)));
  },
);

test("Over the embedded shop there is one worker per core", () => {
  expect(over({}, 16)).toEqual([16, 8]);
});

test("The npm script limits the heap of the process that lists the pages as those of its workers", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  expect(scripts.prerender).toContain(`node ${PRERENDERING_HEAP.join(" ")} `);
});
