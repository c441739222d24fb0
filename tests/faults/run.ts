import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { flagOptions } from "#packages/faults/benchFlags.ts";
import { runBench } from "#packages/faults/runBench.ts";
import { setup as ensureBuild } from "#tests/worlds/servers/readyBuild.ts";
import { runStep } from "#tests/runner/steps.ts";

// `npm run faults`: the long form of the fault bench, over this project's tests.

const TEST = ["run", "--config=tests/vitest.config.ts", "--project=faults"];
const vitest = (file: string) => [...toolCommand("vitest"), ...TEST, `tests/faults/${file}`];

/** Returns the command that runs a part in a browser, which leaves files in a folder. */
const playwright = (file: string, folder: string) => [
  "MODE=long",
  ...toolCommand("@playwright/test", "playwright"),
  "test",
  "--project=chromium",
  `--output=${folder}`,
  `tests/faults/${file}`,
];

/** Parts that Chromium runs. */
const IN_BROWSER = ["browsers", "matrix"];

process.chdir(projectFolder);
process.exitCode = await runBench(readCommandLine(flagOptions, { allowWords: true }), {
  prepare: ensureBuild,
  commandOf: (part, folder) =>
    IN_BROWSER.includes(part)
      ? playwright(`${part}.spec.ts`, folder)
      : vitest(part === "schedules" ? "schedules.test.ts" : `long/${part}.test.ts`),
  run: (command) => runStep({ name: "", command }),
  store: join(projectFolder, ".cache/faults"),
  document: join(projectFolder, "docs/reliability.md"),
});
