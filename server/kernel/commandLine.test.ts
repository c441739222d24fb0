import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "./tool.ts";

const MODULE = join(import.meta.dirname, "commandLine.ts");

/** Runs a command that prints its flags and words. */
function run(options: object, settings: object, args: readonly string[]) {
  const script = `import { readCommandLine } from ${JSON.stringify(MODULE)};
console.log(JSON.stringify(readCommandLine(${JSON.stringify(options)}, ${JSON.stringify(settings)})));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script, "--", ...args],
    { cwd: projectFolder, encoding: "utf8" },
  );
  return { status, stdout: stdout.trim(), stderr };
}

const dryRun = { "dry-run": { type: "boolean", default: false } };

test("readCommandLine returns flags and positional arguments", () => {
  expect(run(dryRun, {}, ["--dry-run"]).stdout).toBe('{"flags":{"dry-run":true},"words":[]}');
  expect(run({}, { allowWords: true }, ["search", "sizes"]).stdout).toBe(
    '{"flags":{},"words":["search","sizes"]}',
  );
});

test.each([
  [dryRun, ["--dryrun"], "Unknown option '--dryrun': the flags are --dry-run.\n"],
  [dryRun, ["-n"], "Unknown option '-n': the flags are --dry-run.\n"],
  [dryRun, ["--dry-run=no"], /^Option '--dry-run' does not take an argument: the flags are .*\n$/],
  [{}, ["--port", "80"], "Unknown option '--port': there are no flags.\n"],
  [{}, ["dry-run"], /^Unexpected argument 'dry-run'.*: there are no flags\.\n$/],
])("A command with %j rejects %j in one sentence", (options, args, sentence) => {
  const { status, stdout, stderr } = run(options, {}, args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(sentence);
});
