import { artifactChecks, lintCheck, typeCheck } from "#tests/runner/sourceChecks.ts";
import { lineOf, runSteps } from "#tests/runner/steps.ts";
import type { Step } from "#tests/runner/steps.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// `npm run check`: format, lint, types, dead code, generated files, unit tests and size limits.

readCommandLine({});
// Longest first, so that no core is idle at the end.
const steps: Step[] = [
  {
    name: "unit tests",
    command: [
      ...toolCommand("vitest"),
      "run",
      "--config=tests/vitest.config.ts",
      "--project=unit",
      "--project=components",
    ],
  },
  { name: "size limits", command: [process.execPath, "tools/sizes.ts"] },
  typeCheck,
  lintCheck,
  { name: "dead code", command: toolCommand("knip") },
  ...artifactChecks,
  { name: "formatting", command: [...toolCommand("oxfmt"), "--check", "."] },
];

const results = await runSteps(steps, 2, (result) => {
  console.log(lineOf(result));
});
const failed = results.filter(({ passed }) => !passed);
console.log(`${results.length - failed.length} of ${results.length} checks passed`);
process.exitCode = failed.length === 0 ? 0 : 1;
