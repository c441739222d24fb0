import { expect, test } from "vitest";
import { promiseTable } from "./promiseTable.ts";
import type { Finished } from "./storedFigures.ts";

const MACHINE = "2 × AMD EPYC, Node v24.21.0";

const kills = (date: string, commit: string): Finished[string] => ({
  counts: { kills: 25, confirmed: 900, orders: 25, startMs: 20_000, slowestMs: 950 },
  failures: [],
  seconds: 90,
  date,
  commit,
  machine: MACHINE,
});

// Padded, as the formatter leaves it.
const EARLIER = `
| Promise                                                   | Goal         | Tried                 | Broken | Bound         |
| --------------------------------------------------------- | ------------ | --------------------- | ------ | ------------- |
| kill -9 loses no confirmed add, and doubles no order      | 1,000 kills  | 300 kills: old        | 1      | –             |
| After kill -9, the server responds within two seconds     | 1,000 starts | 300 starts: old       | 2      | –             |
| No forged operation, variable or body reaches the backend | –            | 100,000 requests: old | 0      | < 1 in 33,333 |

| Part      | Measured   | Commit   | Machine | Minutes |
| --------- | ---------- | -------- | ------- | ------- |
| kills     | 2026-11-25 | aaaaaaaa | another | 9       |
| forgeries | 2026-11-25 | aaaaaaaa | another | 1       |
`;

test("A part without stored figures keeps its earlier rows, dates and commits", () => {
  const table = promiseTable(new Map([["forgeries", {}]]), EARLIER);
  expect(table).toContain(
    "| No forged operation, variable or body reaches the backend | – | 100,000 requests: old | 0 | < 1 in 33,333 |",
  );
  expect(table).toContain("| forgeries | 2026-11-25 | aaaaaaaa | another | 1 |");
  expect(promiseTable(new Map(), table)).toBe(table);
});

test("Stored figures replace all earlier rows of their part, and of no other", () => {
  const stored = new Map([["kills", { "1-25": kills("2026-11-26", "bbbbbbbb") }]]);
  const lines = promiseTable(stored, EARLIER).split("\n");
  expect(lines.filter((line) => line.includes("old"))).toEqual([
    "| No forged operation, variable or body reaches the backend | – | 100,000 requests: old | 0 | < 1 in 33,333 |",
  ]);
  expect(lines.filter((line) => line.includes("25 kills"))).toEqual([
    "| kill -9 loses no confirmed add, and doubles no order | 1,000 kills | 25 kills: 900 confirmed adds, 25 orders | 0 | < 12.00 % |",
  ]);
  expect(lines.slice(-2)).toEqual([
    `| kills | 2026-11-26 | bbbbbbbb | ${MACHINE} | 2 |`,
    "| forgeries | 2026-11-25 | aaaaaaaa | another | 1 |",
  ]);
});

test("A part measured in several ranges has the dates and commits of all of them", () => {
  const finished = {
    "26-50": kills("2026-11-26", "bbbbbbbb"),
    "1-25": kills("2026-11-24", "aaaaaaaa+"),
  };
  expect(promiseTable(new Map([["kills", finished]]), "")).toContain(
    `| kills | 2026-11-24 to 2026-11-26 | aaaaaaaa+, bbbbbbbb | ${MACHINE} | 3 |`,
  );
});
