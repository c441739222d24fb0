import { execFileSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { environment } from "./environment.ts";
import { setup as ensureBuild } from "./readyBuild.ts";
import { removeFolder } from "./shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demonstration shop and all its pages, to be copied. */
    prerenderedData: string;
  }
}

/**
 * Before browser tests: a data folder whose pages are prerendered, so that no test file's storefront
 * renders them again beside the tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prerendered-"));
  execFileSync(process.execPath, ["server/commands/prerender.ts"], {
    env: { ...environment, DATA_DIR: folder, GRAPHQL_ENDPOINT: "", DRAW_AHEAD: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  project.provide("prerenderedData", folder);
  return () => removeFolder(folder);
}
