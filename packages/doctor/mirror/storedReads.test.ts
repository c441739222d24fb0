import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createStoredReads } from "./storedReads.ts";

async function openReads(text: string) {
  const folder = join(await mkdtemp(join(tmpdir(), "vitrine-reads-")), "reads");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sent: string[] = [];
  let time = Date.now();
  const send = (async (_url: string, init: RequestInit) => {
    sent.push(init.body as string);
    return new Response(text);
  }) as typeof fetch;
  const reads = createStoredReads(folder, send, { now: () => time, maxCharacters: 1000 });
  const read = async (body: string) => (await reads.send("/", { body })).text();
  return {
    ...reads,
    read,
    sent,
    folder,
    passHours: (hours: number) => (time += hours * 3_600_000),
  };
}

const DATA = '{"data":{"list":{"nodes":[]}}}';

test("a stored response is not requested again for a day", async () => {
  const { read, sent, counts, passHours } = await openReads(DATA);
  expect([await read("a"), await read("b"), await read("a")]).toEqual([DATA, DATA, DATA]);
  expect(sent).toEqual(["a", "b"]);
  expect(counts()).toEqual({ responses: 3, stored: 1 });
  passHours(25);
  await read("a");
  expect(sent).toEqual(["a", "b", "a"]);
});

test("a response without data is requested again", async () => {
  const { read, sent } = await openReads('{"data":{"list":null},"errors":[{"message":"no"}]}');
  await read("a");
  await read("a");
  expect(sent).toEqual(["a", "a"]);
});

test("a complete reading leaves nothing behind", async () => {
  const { read, clear, folder } = await openReads(DATA);
  await read("a");
  expect(await readdir(folder)).toHaveLength(1);
  await clear();
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("a list without end stops the reading, also one that is stored", async () => {
  const { read } = await openReads(DATA.padEnd(300));
  for (const body of ["a", "b", "a"]) await read(body);
  await expect(read("b")).rejects.toThrow("4 responses of 1 MB: is a list endless?");
});
