import { mkdtemp, readFile, readdir, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { readConfig } from "#server/kernel/config.ts";
import { isPageFile } from "#server/rendering/pageCache.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";

const PATHS = ["/", "/products", "/product/ember-candle"];

describe("The pages on disk", () => {
  let folder: string;
  let app: FastifyInstance;

  const start = async () => void ({ app } = await openWorld({ settings: { DATA_DIR: folder } }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-stored-pages-"));
    await start();
  });
  afterEach(async () => {
    await app.close();
    await removeFolder(folder);
  });

  async function restart(between: () => Promise<void>): Promise<void> {
    await app.close();
    await between();
    await start();
  }

  async function pageFiles(): Promise<string[]> {
    const names = await readdir(join(folder, "pages"), { recursive: true });
    return names.filter(isPageFile).map((name) => join(folder, "pages", name));
  }

  const openAll = () =>
    Promise.all(
      PATHS.map(async (url) => {
        const { statusCode, headers, body } = await app.inject({ url });
        return { status: statusCode, etag: headers.etag, body };
      }),
    );

  test("are served after a restart as they were before", async () => {
    const before = await openAll();
    const files = await pageFiles();
    expect(files).toHaveLength(PATHS.length);
    await restart(async () => {});
    expect(await openAll()).toEqual(before);
    expect(await pageFiles()).toEqual(files);
  });

  test("are rendered and stored again if they are damaged or cut off", async () => {
    const before = await openAll();
    const [first = "", ...others] = await pageFiles();
    await restart(async () => {
      const damaged = await readFile(first);
      damaged.writeUInt8(damaged.readUInt8(2_000) ^ 1, 2_000);
      await writeFile(first, damaged);
      for (const file of others) await truncate(file, 2_000);
    });
    expect((await openAll()).map(({ status }) => status)).toEqual(before.map(() => 200));
    const sizes = await Promise.all(
      (await pageFiles()).map(async (file) => (await readFile(file)).length),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(2_000);
  });

  test("of an earlier format are not read: their pages are rendered", async () => {
    const current = pagesFolder(readConfig({ DATA_DIR: folder }), (await readBuild()).id);
    await openAll();
    await restart(async () => {
      for (const file of await pageFiles()) {
        const earlier = { html: "<p>of an earlier format</p>", renderedAt: Date.now() };
        await writeFile(file.replace(/page$/, "json"), JSON.stringify(earlier));
        await writeFile(file, JSON.stringify(earlier));
      }
    });
    for (const { status, body } of await openAll()) {
      expect(status).toBe(200);
      expect(body).not.toContain("earlier format");
    }
    expect((await pageFiles()).every((file) => file.startsWith(current))).toBe(true);
  });
});
