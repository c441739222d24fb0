import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeFolder } from "./shop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder for the data of worlds that the files of a worker share. */
    sharedData: string;
  }
}

/** Global setup of shared worlds: a folder for their data, which the returned function removes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-worlds-"));
  project.provide("sharedData", folder);
  return () => removeFolder(folder);
}
