import { readCommandLine } from "#server/kernel/commandLine.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { runProgram } from "#server/kernel/runProgram.ts";

// `npm run types`: checks the types of all sources, a merchant's own included.

readCommandLine({});
try {
  await runProgram(toolCommand("typescript", "tsc")[1], "--noEmit");
} catch {
  // The compiler has said what is wrong.
  process.exitCode = 1;
}
