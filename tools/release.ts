import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { runStep } from "#tests/runner/steps.ts";
import { releaseChangelog } from "./releaseChangelog.ts";

// `npm run release -- 0.3.0`: tests, commits and tags a release, and packs it. Publishing is left to a
// person, with their own names.

const TARBALLS = ".cache/release";
/** The plugin for WordPress says its version twice. */
const PLUGIN = "wordpress/vitrine/vitrine.php";
const CHANGELOG = "CHANGELOG.md";

/** Runs a program; ends the release with its output if it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const name = [program, ...args.slice(0, 2)].join(" ");
  const { passed, output } = await runStep({ name, command: [program, ...args] });
  if (!passed) throw new Error(`${name} failed:\n${output}`);
  return output.trim();
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

/** Writes the version everywhere, and the day into the changelog; returns the release's changes. */
async function writeVersion(version: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const { text, changes } = releaseChangelog(await readFile(CHANGELOG, "utf8"), version, day);
  await writeFile(CHANGELOG, text);
  await change(PLUGIN, (php) =>
    php
      .replace(/^( \* Version: ).*$/m, `$1${version}`)
      .replace(/^(const VERSION\s+= ').*?'/m, `$1${version}'`),
  );
  const everywhere = ["--include-workspace-root", "--workspace=create-vitrine"];
  const flags = ["--no-git-tag-version", "--allow-same-version", ...everywhere];
  await run("npm", "version", version, ...flags);
  return changes;
}

const { flags, words } = readCommandLine(
  {
    /** Leaves the tests out, which have passed at this commit. */
    tested: { type: "boolean", default: false },
  },
  { allowWords: true },
);
const [version = "", another] = words;
process.chdir(projectFolder);
try {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || another !== undefined) {
    throw new Error("Name one version: npm run release -- 0.3.0");
  }
  if ((await run("git", "status", "--porcelain")) !== "") throw new Error("Commit first.");
  if (!flags.tested) {
    const test = { name: "npm test", command: ["npm", "test"], isLive: true };
    if (!(await runStep(test)).passed) throw new Error("npm test failed.");
  }
  const changes = await writeVersion(version);
  await run("git", "commit", "--all", `--message=release: ${version}`);
  await run(
    "git",
    "tag",
    "--annotate",
    "--cleanup=whitespace",
    `v${version}`,
    `--message=${version}\n\n${changes}`,
  );
  await mkdir(TARBALLS, { recursive: true });
  const packed = [`--pack-destination=${TARBALLS}`, "--silent"];
  await run("npm", "pack", "--include-workspace-root", "--workspace=create-vitrine", ...packed);
  console.log(`v${version} is committed, tagged and packed. To publish it:

  git push --follow-tags
  npm publish ${join(TARBALLS, `vitrine-${version}.tgz`)}
  npm publish ${join(TARBALLS, `create-vitrine-${version}.tgz`)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
