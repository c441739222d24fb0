import { lineOf, runSteps } from "#tests/runner/steps.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Format command: runs oxfmt, and the fixes of oxlint, on the whole project.

readCommandLine({});
const steps = [
  { name: "formatting", command: [...toolCommand("oxfmt"), "."] },
  { name: "what lint can fix", command: [...toolCommand("oxlint"), "--fix"] },
];

const results = await runSteps(steps, 1, (result) => {
  console.log(lineOf(result));
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
