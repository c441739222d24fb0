import { parseArgs } from "node:util";
import type { ParseArgsOptionsConfig } from "node:util";

// Command-line argument parser of the npm scripts.

const USAGE_ERROR = 2;

const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** Returns one sentence about an invalid command line: the error, and the known flags. */
function sentenceFor(error: Error, options: ParseArgsOptionsConfig): string {
  // Node's own message continues with advice on quoting.
  const [failure = ""] = error.message.split(/[.\n](?:\s|$)/);
  const flags = Object.keys(options).map((name) => `--${name}`);
  return `${failure}: ${flags.length > 0 ? `the flags are ${flags.join(", ")}` : "there are no flags"}.`;
}

/**
 * Parses the command line. An unknown flag or an unexpected word ends the process with one sentence
 * and exit code 2, before the command has done anything.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  { allowWords = false } = {},
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: allowWords });
    const words: readonly string[] = positionals;
    return { flags: values, words };
  } catch (error) {
    if (!hasCode(error)) throw error;
    process.stderr.write(`${sentenceFor(error, options)}\n`);
    process.exit(USAGE_ERROR);
  }
}
