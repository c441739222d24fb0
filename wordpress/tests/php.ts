import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getPHPLoaderModule } from "@php-wasm/node-7-4";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";

// PHP in WebAssembly, which runs the plugin in a simulated WordPress on any machine.

const WORDPRESS = join(import.meta.dirname, "..");
const SIMULATED = "/simulated";
const CONTENT = "/wordpress/wp-content";

/** Folders and files in PHP's file system, and the ones of `wordpress/` that they are copies of. */
const COPIES = {
  [SIMULATED]: "tests/simulated",
  [`${CONTENT}/plugins/vitrine`]: "vitrine",
  [`${CONTENT}/mu-plugins/vitrine`]: "vitrine",
  [`${CONTENT}/mu-plugins/vitrine.php`]: "vitrine.php",
  [`${CONTENT}/mu-plugins/alone/vitrine.php`]: "vitrine.php",
  [`${CONTENT}/mu-plugins/earlier`]: "tests/earlier",
};

/** Starts the oldest PHP that the plugin supports. */
async function startPhp(): Promise<PHP> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  for (const [to, from] of Object.entries(COPIES)) {
    const source = join(WORDPRESS, from);
    const names = from.endsWith(".php") ? [""] : await readdir(source, { recursive: true });
    for (const name of names.filter((path) => join(source, path).endsWith(".php"))) {
      const target = join(to, name);
      php.mkdir(join(target, ".."));
      php.writeFile(target, await readFile(join(source, name)));
    }
  }
  return php;
}

let started: Promise<PHP> | undefined;

/** Settings of a simulated WordPress that every script reads. */
export type WordPress = {
  /** Files of `wp-content` that WordPress loads; the plugin's folder among the plugins by default. */
  plugins?: readonly string[];
  /** Constants of wp-config.php; the parts of the plugin need some. */
  constants?: Record<string, string | boolean>;
  /** Server variables of the request, beside those of PHP. */
  server?: Record<string, string>;
  /** Body of the request. */
  body?: string;
  /** Options that WordPress has stored. */
  options?: object;
};

/**
 * Runs one request of a simulated WordPress with the plugin: a script of `simulated/`, which reads
 * `given` and prints its result as JSON. Rejects if PHP stops with an error, as at a notice.
 */
export async function runPhp<Result>(
  script: string,
  given: WordPress & Record<string, unknown>,
): Promise<Result> {
  const php = await (started ??= startPhp());
  php.writeFile("/case.json", JSON.stringify(given));
  const scriptPath = join(SIMULATED, `${script}.php`);
  const sent = given.body === undefined ? {} : { method: "POST" as const, body: given.body };
  const { text } = await php.run({ scriptPath, ...sent });
  return JSON.parse(text) as Result;
}
