import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readJson } from "./readBody.ts";

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });

test("reads JSON, packed or not, whatever the content type", async () => {
  const headers = { "content-type": "text/plain" };
  await expect(readJson(posted('{"a":1}', headers), 100)).resolves.toEqual({ a: 1 });
  const packed = posted(gzipSync('{"a":1}'), { "content-encoding": "gzip" });
  await expect(readJson(packed, 100)).resolves.toEqual({ a: 1 });
  await expect(readJson(posted(""), 100)).resolves.toBeUndefined();
});

test("refuses a body that is too large, also once it is unpacked", async () => {
  await expect(readJson(posted("x".repeat(101)), 100)).rejects.toMatchObject({ status: 413 });
  const bomb = posted(gzipSync("x".repeat(100_000)), { "content-encoding": "gzip" });
  await expect(readJson(bomb, 1000)).rejects.toMatchObject({ status: 413 });
});

test("refuses what is not JSON, and what only claims to be gzip", async () => {
  await expect(readJson(posted("{"), 100)).rejects.toMatchObject({ status: 400 });
  const fake = posted("{}", { "content-encoding": "gzip" });
  await expect(readJson(fake, 100)).rejects.toMatchObject({ status: 400 });
});
