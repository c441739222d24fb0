import { cp, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { lineOf, runSteps } from "#server/commands/steps.ts";
import { projectFolder, toolCommand } from "#server/commands/tool.ts";

// The embedded shop must be removable: types, lint and build stay green without it. Tests about the
// shop go with it, as they would for whoever deletes the folder.

const LEFT_OUT = /^(node_modules|dist|\.git|\.data|\.cache|server\/embedded)(\/|$)/;
const GUEST_IMPORT = /(?:from|import\() ?"#server\/embedded\//;

/** The files of `tests/` that need the guest, themselves or through another test file. */
async function testsOfGuest(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, "tests"), { recursive: true })).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(folder, "tests", name), "utf8"));
  const gone = new Set<string>();
  const needsGone = (text: string) =>
    GUEST_IMPORT.test(text) ||
    [...gone].some((name) => text.includes(`/${name.split("/").at(-1)}"`));
  for (let before = -1; before < gone.size;) {
    before = gone.size;
    for (const [name, text] of texts) if (needsGone(text)) gone.add(name);
  }
  return [...gone];
}

const folder = await mkdtemp(join(tmpdir(), "vitrine-without-guest-"));
try {
  await cp(projectFolder, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(projectFolder, source)),
  });
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  for (const name of await testsOfGuest(folder)) await rm(join(folder, "tests", name));
  const results = await runSteps(
    [
      { name: "types", command: [...toolCommand("typescript", "tsc"), "--noEmit"], folder },
      { name: "lint", command: toolCommand("oxlint"), folder },
      { name: "build", command: [...toolCommand("vite"), "build"], folder },
    ],
    2,
    (result) => console.log(lineOf(result)),
  );
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
