import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { joinedChunks } from "./connections.ts";

const joined = (chunks: readonly Buffer[]) =>
  Readable.from(chunks, { objectMode: false }).pipe(joinedChunks()).toArray() as Promise<Buffer[]>;

test("joinedChunks returns 64 kB of single bytes in a few chunks", async () => {
  const bytes = Array.from({ length: 65_536 }, (_, at) => Buffer.from([at % 251]));
  const chunks = await joined(bytes);
  expect(chunks.length).toBeLessThanOrEqual(16);
  expect(Buffer.concat(chunks).equals(Buffer.concat(bytes))).toBe(true);
});

test.each([
  ["large, small, large", [5000, 10, 5000]],
  ["a block and one byte more", [1000, 1000, 1000, 1000, 97]],
  ["small chunks", [3, 4, 5]],
  ["an empty one", [0]],
])("joinedChunks preserves the order of chunks: %s", async (_, sizes) => {
  const given = sizes.map((size, at) => Buffer.alloc(size, at + 1));
  expect(Buffer.concat(await joined(given)).equals(Buffer.concat(given))).toBe(true);
});

test("joinedChunks passes a large chunk on without copying it", async () => {
  const large = Buffer.alloc(2000, 1);
  const transform = joinedChunks();
  transform.end(large);
  expect((await transform.toArray())[0]).toBe(large);
});
