import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readJson } from "./readBody.ts";

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });

test("The body is parsed as JSON, gzipped or not, with any content type", async () => {
  const headers = { "content-type": "text/plain" };
  await expect(readJson(posted('{"a":1}', headers), 100)).resolves.toEqual({ a: 1 });
  const packed = posted(gzipSync('{"a":1}'), { "content-encoding": "gzip" });
  await expect(readJson(packed, 100)).resolves.toEqual({ a: 1 });
  await expect(readJson(posted(""), 100)).resolves.toBeUndefined();
});

test("A body that is too large is rejected, before or after decompression", async () => {
  await expect(readJson(posted("x".repeat(101)), 100)).rejects.toMatchObject({ status: 413 });
  const bomb = posted(gzipSync("x".repeat(100_000)), { "content-encoding": "gzip" });
  await expect(readJson(bomb, 1000)).rejects.toMatchObject({ status: 413 });
});

test("Invalid JSON and invalid gzip are rejected", async () => {
  await expect(readJson(posted("{"), 100)).rejects.toMatchObject({ status: 400 });
  const fake = posted("{}", { "content-encoding": "gzip" });
  await expect(readJson(fake, 100)).rejects.toMatchObject({ status: 400 });
});
