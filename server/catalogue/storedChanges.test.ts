import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStoredChanges } from "./storedChanges.ts";
import type { ChangesState } from "./storedChanges.ts";

const SHOP = "https://shop.example/graphql";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-changes-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const onError = vi.fn();
const open = (shop = SHOP) =>
  openStoredChanges({ DATA_DIR: folder, GRAPHQL_ENDPOINT: shop }, onError);
const fileOf = () => join(folder, "shop-changes.json");

const state: ChangesState = {
  times: new Map([["post:12", 1_000]]),
  forgottenAt: 500,
  compared: new Map([["post:12", "abc"]]),
  unindexed: [12],
  position: "1795800000000-0",
};
const nothing: ChangesState = { times: new Map(), forgottenAt: -Infinity, unindexed: [] };

/** Stores the state as a server does that is closed. */
async function store(): Promise<void> {
  const { save, close } = await open();
  save(() => state);
  await close();
}

test("A state is read as it was stored", async () => {
  await store();
  expect((await open()).state).toEqual(state);
});

test("A state is written soon, without the server's end", async () => {
  const { save } = await open();
  save(() => state);
  await vi.waitFor(async () => expect((await open()).state).toEqual(state));
});

test("Nothing is written after the server's end", async () => {
  const { save, close } = await open();
  await close();
  save(() => state);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(readFile(fileOf())).rejects.toThrow("ENOENT");
});

test.each<[string, (text: string) => string]>([
  ["is cut off", (text) => text.slice(0, -20)],
  ["has an older version", (text) => text.replace('"version":2', '"version":1')],
  ["has a newer version", (text) => text.replace('"version":2', '"version":3')],
  ["is another shop's", (text) => text.replace(SHOP, "https://another.example/graphql")],
  ["is a text", () => '"version"'],
  ["is empty", () => ""],
])("A file that %s counts as empty", async (_, change) => {
  await store();
  await writeFile(fileOf(), change(await readFile(fileOf(), "utf8")));
  expect((await open()).state).toEqual(nothing);
});

test("Entries of another type are left out", async () => {
  await writeFile(
    fileOf(),
    JSON.stringify({
      version: 2,
      shop: SHOP,
      times: { "post:1": "x", "post:2": 5 },
      unindexed: "y",
    }),
  );
  expect((await open()).state).toEqual({ ...nothing, times: new Map([["post:2", 5]]) });
});

test("A catalogue of more than a hundred thousand products is not stored", async () => {
  const { save, close } = await open();
  const compared = new Map(Array.from({ length: 100_001 }, (_unused, id) => [`post:${id}`, "a"]));
  save(() => ({ ...state, compared }));
  await close();
  const read = (await open()).state;
  expect([read.compared, read.times]).toEqual([undefined, state.times]);
});

test("A folder that cannot be written is reported", async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, "");
  await store();
  expect(onError).toHaveBeenCalledOnce();
});
