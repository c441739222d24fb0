import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LeftOut } from "./leftOutProducts.ts";
import { createLeftOutReport, leftOutSentences, sayLeftOut } from "./leftOutReport.ts";

const ORIGIN = "https://wp.example";
const failing = { id: 71, message: "Internal server error", since: 0 };
const EDIT = `${ORIGIN}/wp-admin/post.php?post=71&action=edit`;

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-left-out-"))));
afterEach(() => rm(folder, { recursive: true }));

test("Nothing is said about a shop whose lists have every product", () => {
  expect(leftOutSentences({ failing: [], unsupported: 0 }, ORIGIN)).toEqual([]);
});

test.each([
  [1, "1 product is left out of all lists"],
  [3, "3 products are left out of all lists"],
])("The sentence about %s products of unknown types names the box to tick", (count, start) => {
  const [sentence] = leftOutSentences({ failing: [], unsupported: count }, ORIGIN);
  expect(sentence).toMatch(new RegExp(`^${start}`));
  expect(sentence).toContain(
    "tick “Enable Unsupported types” under GraphQL, Settings, WooCommerce",
  );
});

test("The start says what a remote shop's lists leave out, after one check", async () => {
  const leftOut: LeftOut = { failing: [failing], unsupported: 2 };
  const check = vi.fn(() => Promise.reject(new Error("no response")));
  const said: string[] = [];
  await sayLeftOut({ check, leftOut: () => leftOut }, ORIGIN, (line) => void said.push(line));
  expect(check).toHaveBeenCalledTimes(1);
  expect(said).toEqual([
    `Left out of all lists: product 71, because the backend fails on it (Internal server error). Has it a password? ${EDIT}`,
    expect.stringContaining("2 products"),
  ]);
});

test("The file has the latest list, with the address at which each product is edited", async () => {
  const log = { error: vi.fn(), warn: vi.fn() } as unknown as FastifyBaseLogger;
  const file = join(folder, "left-out.json");
  const { changed } = createLeftOutReport({ log, file, origin: ORIGIN });
  changed({ failing: [], unsupported: 1 });
  changed({ failing: [failing], unsupported: 2 });
  await vi.waitFor(async () => {
    const list = JSON.parse(await readFile(file, "utf8")) as unknown;
    const since = "1970-01-01T00:00:00.000Z";
    expect(list).toMatchObject({
      version: 1,
      failing: [{ id: 71, message: "Internal server error", since, edit: EDIT }],
      unsupported: 2,
    });
  });
  expect(log.error).not.toHaveBeenCalled();
});
