import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pictureNames, startPrerenderPictures } from "#tests/support/embeddedShop.ts";
import { scaled } from "#tests/support/environment.ts";

let folder: string;
const drawn = () =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".webp")) : [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test(
  "the hero's lamp is among the first pre-rendered pictures, and none follow after a stop",
  async () => {
    const stop = startPrerenderPictures(folder);
    try {
      await vi.waitUntil(() => drawn().length > 0, { timeout: scaled(60_000), interval: 50 });
      await vi.waitUntil(
        () => drawn().some((name) => name.startsWith("vesper-lamp-480-")),
        scaled(60_000),
      );
    } finally {
      await stop();
    }
    // The process has ended, long before it had one picture of each drawing.
    expect(drawn().length).toBeLessThan(pictureNames().length);
  },
  scaled(150_000),
);
