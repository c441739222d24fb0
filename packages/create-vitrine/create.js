#!/usr/bin/env node
// `npm create vitrine my-shop`: writes a merchant's repository, installs its one dependency and asks
// for the settings. Plain JavaScript: it runs in `node_modules`, with the machine's own Node.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USAGE = "npm create vitrine my-shop [-- --yes]";

/** Files that npm would leave out of the package, or read there itself, by another name. */
const RENAMED = { gitignore: ".gitignore", dockerignore: ".dockerignore" };

const SCRIPTS = ["dev", "build", "start", "prerender", "index", "doctor", "mirror", "init", "shop"];

const template = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "template");

const say = (line) => process.stdout.write(`${line}\n`);

/** Prints the error and exits. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command in the new folder, with its output here; exits if it fails. */
function run(folder, command, ...args) {
  // npm is a script on Windows, which Node starts through a shell only.
  const shell = process.platform === "win32";
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: "inherit", shell });
  if (status !== 0) {
    refuse(
      `${[command, ...args].join(" ")} failed in ${folder}${error ? `: ${error.message}` : ""}.`,
    );
  }
}

/** Returns the package.json of a shop whose dependency comes from a version, file or address. */
function packageJson(name, dependency) {
  const scripts = Object.fromEntries(SCRIPTS.map((each) => [each, `vitrine ${each}`]));
  scripts["schema:check"] = "vitrine schema:check";
  scripts.types = "vitrine types";
  scripts.upgrade = "vitrine upgrade";
  const content = {
    name,
    private: true,
    type: "module",
    scripts,
    dependencies: { vitrine: dependency },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

let given;
try {
  given = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
} catch (error) {
  refuse(`${error.message}\n${USAGE}`);
}
const [path, another] = given.positionals;
if (path === undefined || another !== undefined) refuse(`Name one folder: ${USAGE}`);
const folder = resolve(path);
const name = basename(folder);
if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) {
  refuse(
    `${name} cannot name a package: use small letters, digits and hyphens, for example my-shop.`,
  );
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  refuse(`${folder} is not empty: name a new folder.`);
}
const own = process.env.VITRINE_PACKAGE;
// A file is named from here; npm would look for it from the new folder.
const dependency = own && existsSync(own) ? `file:${resolve(own)}` : own;
const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(template)) {
  cpSync(join(template, file), join(folder, RENAMED[file] ?? file), { recursive: true });
}
writeFileSync(join(folder, "package.json"), packageJson(name, dependency ?? version));
say(`Installing Vitrine into ${folder}…`);
run(folder, "npm", "install", "--no-fund", "--no-audit");
if (!given.values.yes) run(folder, "npm", "run", "--silent", "init");
say(`
Your shop is in ${folder}. Open it:

  cd ${path}
  npm start`);
