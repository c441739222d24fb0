import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { lintCheck, typeCheck } from "#tests/runner/sourceChecks.ts";
import { lineOf, runSteps } from "#tests/runner/steps.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";

// Removability check of all packages but the themes: types, lint and build stay green without them.
// Tests about them are removed, too.

const EMBEDDED_IMPORT = /(?:from|import\() ?"#packages\//;

/**
 * Returns the files of `tests/` and `tools/` that need a package, directly or through another of
 * these files.
 */
async function testsOfEmbedded(folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const within of ["tests", "tools"]) {
    for (const path of await readdir(join(folder, within), { recursive: true })) {
      const name = join(within, path);
      if (/\.tsx?$/.test(name)) texts.set(name, await readFile(join(folder, name), "utf8"));
    }
  }
  const gone = new Set<string>();
  const needsGone = (text: string) =>
    EMBEDDED_IMPORT.test(text) ||
    [...gone].some((name) => text.includes(`/${name.split("/").at(-1)}"`));
  for (let before = -1; before < gone.size;) {
    before = gone.size;
    for (const [name, text] of texts) if (needsGone(text)) gone.add(name);
  }
  return [...gone];
}

const folder = await copyProject(/^(dist|packages\/(?!themes(\/|$))[^/]+)(\/|$)/);
try {
  for (const name of await testsOfEmbedded(folder)) await rm(join(folder, name));
  const results = await runSteps(
    [
      { ...typeCheck, folder },
      { ...lintCheck, folder },
      { name: "build", command: [...toolCommand("vite"), "build"], folder },
    ],
    2,
    (result) => console.log(lineOf(result)),
  );
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
