#!/usr/bin/env node
// The package's command in a merchant's repository: `vitrine start` unpacks the sources and runs
// there what `npm start` runs in a clone. Plain JavaScript that an old Node can still parse.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { repositorySettings } from "./repositorySettings.js";
import { packageFolder, unpackSources } from "./unpackedSources.js";
import { goBack, reportUpgrade, upgrade } from "./upgrade.js";

/** Scripts of the package that are commands of a merchant. */
const COMMANDS = [
  "dev",
  "build",
  "start",
  "prerender",
  "index",
  "doctor",
  "mirror",
  "init",
  "shop",
  "settings",
  "theme",
  "schema:check",
  "types",
];

/** Delay before changed files are brought in: editors write a file in several steps. */
const SETTLE_MS = 50;

/** Prints the error and exits. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Returns the environment of a command, whose data folder is the repository's: it is not lost when
 * another version is unpacked. The settings file is the repository's anyway.
 */
function environmentOf(root) {
  const data = process.env.DATA_DIR ?? repositorySettings(root).DATA_DIR ?? ".data";
  return { ...process.env, DATA_DIR: resolve(root, data) };
}

/** Brings changes of the merchant's folder in while the dev server runs. */
function watchShop(root) {
  let timer;
  watch(join(root, "shop"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        unpackSources(root);
      } catch (error) {
        process.stderr.write(`${error.message}\n`);
      }
    }, SETTLE_MS);
  });
}

/** Runs a command in a child process, forwards signals to it and adopts its exit code. */
function run(words, cwd, env) {
  const child = spawn(process.execPath, words, { cwd, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.once("error", (error) => refuse(`The command cannot be started: ${error.message}`));
  child.once("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : 143));
  });
}

const [name, ...args] = process.argv.slice(2);
const root = process.cwd();

/** Runs a script of the package on the unpacked sources. */
function runScript() {
  const { scripts } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const folder = unpackSources(root);
  if (name === "dev" && existsSync(join(root, "shop"))) watchShop(root);
  const words = scripts[name].split(" ");
  run([...words.slice(words.indexOf("node") + 1), ...args], folder, environmentOf(root));
}

try {
  if (name === "upgrade" && args[0] === "--report") await reportUpgrade(root);
  else if (name === "upgrade" && args[0] === "--back") goBack(root);
  else if (name === "upgrade") await upgrade(root, args[0]);
  else if (COMMANDS.includes(name)) runScript();
  else {
    const unknown = name ? `Vitrine has no command ${name}. ` : "";
    refuse(`${unknown}Its commands: ${[...COMMANDS, "upgrade"].join(", ")}.`);
  }
} catch (error) {
  refuse(error.message);
}
