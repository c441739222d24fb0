import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getPHPLoaderModule } from "@php-wasm/node-7-4";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";

// PHP in WebAssembly, which runs the must-use file in a simulated WordPress on any machine.

/** Must-use file, and the folder of simulated parts of WordPress, as paths of the project. */
const PLUGIN = "wordpress/vitrine.php";
const SIMULATED = "tests/support/wordpress";

/** Folder of both in PHP's file system. */
const ROOT = "/project";

/** Starts the oldest PHP that the file supports. */
async function startPhp(): Promise<PHP> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  const scripts = await readdir(SIMULATED);
  for (const path of [PLUGIN, ...scripts.map((name) => join(SIMULATED, name))]) {
    php.mkdir(join(ROOT, path, ".."));
    php.writeFile(join(ROOT, path), await readFile(path));
  }
  return php;
}

let started: Promise<PHP> | undefined;

/** Settings of a simulated WordPress that every script reads. */
export type WordPress = {
  /** Constants of wp-config.php; the parts of the file need some. */
  constants?: Record<string, string | boolean>;
  /** Server variables of the request, beside those of PHP. */
  server?: Record<string, string>;
  /** Body of the request. */
  body?: string;
  /** Options that WordPress has stored. */
  options?: object;
};

/**
 * Runs one request of a simulated WordPress with the must-use file: a script of
 * `tests/support/wordpress`, which reads `given` and prints its result as JSON. Rejects if PHP stops
 * with an error, as at a notice.
 */
export async function runPhp<Result>(
  script: string,
  given: WordPress & Record<string, unknown>,
): Promise<Result> {
  const php = await (started ??= startPhp());
  php.writeFile(join(ROOT, "case.json"), JSON.stringify(given));
  const scriptPath = join(ROOT, SIMULATED, `${script}.php`);
  const sent = given.body === undefined ? {} : { method: "POST" as const, body: given.body };
  const { text } = await php.run({ scriptPath, ...sent });
  return JSON.parse(text) as Result;
}
