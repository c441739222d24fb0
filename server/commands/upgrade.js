// `vitrine upgrade`: installs another version of the package, and writes a page that says what it
// changes for a merchant's repository. The former version does the first part, the new one the rest.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositorySettings } from "./repositorySettings.js";
import { overridesOf, packageFolder } from "./unpackedSources.js";
import { changedPictures, takePictures } from "./upgradePictures.js";

const REPORT = "upgrade.md";

/** Files of the repository that an upgrade changes. */
const CHANGED = ["package.json", "package-lock.json"];

const say = (line) => process.stdout.write(`${line}\n`);

/**
 * What is kept of the former version: the files above, and the originals of the overrides. It is
 * outside of the unpacked sources, which are compiled.
 */
const formerFolder = (root) => join(root, ".vitrine-former");

const versionIn = (folder) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

/** Runs a program in the repository; returns its output and whether it succeeded. */
function tryRun(root, program, ...args) {
  // npm is a script on Windows, which Node starts through a shell only.
  const shell = process.platform === "win32" && program === "npm";
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    shell,
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    isDone: status === 0,
    output: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim(),
  };
}

function requireRun(root, program, ...args) {
  const { isDone, output } = tryRun(root, program, ...args);
  if (!isDone) throw new Error(`${[program, ...args].join(" ")} failed:\n${output}`);
}

const picturesIn = (root, time) => join(formerFolder(root), "pictures", time);

/** Takes pictures of the shop; says why if there are none. */
async function tryPictures(root, time, pages) {
  say(`Pictures of the shop, ${time} the upgrade…`);
  try {
    return await takePictures(root, picturesIn(root, time), pages);
  } catch (error) {
    say(`There are no pictures: ${error.message}`);
    return undefined;
  }
}

/**
 * Installs a version of the package, and lets it report.
 * @param wanted a version, tag, file or address of npm's; by default the newest version
 */
export async function upgrade(root, wanted = process.env.VITRINE_PACKAGE ?? "latest") {
  const former = formerFolder(root);
  rmSync(former, { recursive: true, force: true });
  mkdirSync(former, { recursive: true });
  for (const file of CHANGED) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(former, file));
  }
  for (const file of overridesOf(root)) {
    if (!existsSync(join(packageFolder, file))) continue;
    mkdirSync(dirname(join(former, "originals", file)), { recursive: true });
    cpSync(join(packageFolder, file), join(former, "originals", file));
  }
  writeFileSync(join(former, "version"), versionIn(packageFolder));
  await tryPictures(root, "before");
  const isPath = /[/\\:]/.test(wanted) || wanted.endsWith(".tgz");
  say(`Installing ${isPath ? wanted : `Vitrine ${wanted}`}…`);
  requireRun(
    root,
    "npm",
    "install",
    "--no-fund",
    "--no-audit",
    isPath ? wanted : `vitrine@${wanted}`,
  );
  const command = join(root, "node_modules", "vitrine", "server", "commands", "vitrine.js");
  const { status } = spawnSync(process.execPath, [command, "upgrade", "--report"], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

/** Returns what the changelog says of the versions after one. */
function changesSince(version) {
  const text = readFileSync(join(packageFolder, "CHANGELOG.md"), "utf8");
  const sections = text.split(/^(?=## )/m).slice(1);
  const known = sections.findIndex((section) => section.startsWith(`## ${version}`));
  return sections
    .slice(0, known < 1 ? 1 : known)
    .join("")
    .trim();
}

/** Returns what is said of one override; undefined if its original is as before. */
function overrideChange(root, file) {
  const before = join(formerFolder(root), "originals", file);
  const after = join(packageFolder, file);
  if (!existsSync(after))
    return `### ${file}\n\nVitrine no longer has this file: remove the override.`;
  if (existsSync(before) && readFileSync(before).equals(readFileSync(after))) return undefined;
  const { output } = tryRun(root, "git", "diff", "--no-index", "--no-color", before, after);
  const difference = output.slice(Math.max(0, output.indexOf("@@")));
  return `### ${file}\n\nThe original has changed; bring the change into \`shop/overrides/${file}\`:\n\n\`\`\`diff\n${difference}\n\`\`\``;
}

/** Returns the repository's shop in WordPress; undefined for the embedded one. */
function endpointOf(root) {
  return process.env.GRAPHQL_ENDPOINT ?? repositorySettings(root).GRAPHQL_ENDPOINT;
}

/** Returns the checks of the upgraded repository: name → words of npm. */
function checksOf(root) {
  const endpoint = endpointOf(root);
  return {
    "It builds": ["run", "build"],
    "Types fit": ["run", "types"],
    ...(endpoint && { "WordPress answers all it asks": ["run", "schema:check", "--", endpoint] }),
    "Its own tests pass": ["test", "--if-present"],
  };
}

/** Returns what the report says of the pages' looks. */
async function picturePart(root) {
  const before = picturesIn(root, "before");
  const list = join(before, "pages.json");
  if (!existsSync(list)) return "There are no pictures from before the upgrade.";
  const pages = JSON.parse(readFileSync(list, "utf8"));
  if (!(await tryPictures(root, "after", pages))) return "The shop could not be pictured.";
  const changed = await changedPictures(before, picturesIn(root, "after"), pages);
  if (changed.length === 0) return `${pages.length} pages look as before.`;
  const rows = changed.map(({ path, width, share, file }) => {
    const link = (time) => `[${time}](.vitrine-former/pictures/${time}/${file})`;
    const percent = (share * 100).toFixed(1);
    return `- ${path}, ${width} px: ${percent} % differs (${link("before")}, ${link("after")})`;
  });
  return [`Of ${pages.length} pages, at two widths, these differ:`, "", ...rows].join("\n");
}

/** Examines the repository with the installed version, and writes the report. */
export async function reportUpgrade(root) {
  const from = readFileSync(join(formerFolder(root), "version"), "utf8");
  const to = versionIn(packageFolder);
  const changed = overridesOf(root).flatMap((file) => overrideChange(root, file) ?? []);
  const checks = Object.entries(checksOf(root)).map(([name, words]) => {
    say(`${name}?`);
    return { name, ...tryRun(root, "npm", "--silent", ...words) };
  });
  const failed = checks.filter(({ isDone }) => !isDone);
  const parts = [
    `# Vitrine ${from} → ${to}`,
    "To go back: `npx vitrine upgrade --back`.",
    "## Checks",
    checks.map(({ name, isDone }) => `- ${name}: ${isDone ? "yes" : "**no**"}`).join("\n"),
    ...failed.map(
      ({ name, output }) => `### ${name}: no\n\n\`\`\`\n${output.slice(-8000)}\n\`\`\``,
    ),
    "## Your overrides",
    ...(changed.length > 0 ? changed : ["No original of your overrides has changed."]),
    "## How it looks",
    checks[0].isDone ? await picturePart(root) : "It does not build.",
    "## What the release changes",
    changesSince(from).replaceAll(/^#/gm, "##"),
  ];
  writeFileSync(join(root, REPORT), `${parts.join("\n\n")}\n`);
  const count = changed.length === 1 ? "1 override" : `${changed.length} overrides`;
  say(
    `Vitrine ${from} → ${to}: ${failed.length} of ${checks.length} checks failed, ${count} to look at.`,
  );
  say(`${REPORT} says what has changed. To go back: npx vitrine upgrade --back`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Installs the version that was there before the last upgrade. */
export function goBack(root) {
  const former = formerFolder(root);
  if (!existsSync(join(former, "version"))) throw new Error("There is no upgrade to go back from.");
  for (const file of CHANGED) {
    if (existsSync(join(former, file))) cpSync(join(former, file), join(root, file));
  }
  const hasLock = existsSync(join(root, "package-lock.json"));
  requireRun(root, "npm", hasLock ? "ci" : "install", "--no-fund", "--no-audit");
  say(`Vitrine ${readFileSync(join(former, "version"), "utf8")} is installed again.`);
}
