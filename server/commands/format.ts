import { lineOf, runSteps } from "./steps.ts";
import { toolCommand } from "./tool.ts";

const steps = [
  { name: "formatting", command: [...toolCommand("oxfmt"), "."] },
  { name: "what lint can mend", command: [...toolCommand("oxlint"), "--fix"] },
];

const results = await runSteps(steps, 1, (result) => {
  console.log(lineOf(result));
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
