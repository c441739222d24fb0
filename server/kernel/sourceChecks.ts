import type { Step } from "./steps.ts";
import { toolCommand } from "./tool.ts";

// Type check and lint, as steps of `npm run check`.

/** Step that checks the types. It runs beside other steps, which need the other processors. */
export const typeCheck: Step = {
  name: "types",
  command: [...toolCommand("typescript", "tsc"), "--noEmit", "--singleThreaded"],
};

/** Step that lints the sources, with rules that need types. */
export const lintCheck: Step = { name: "lint", command: toolCommand("oxlint") };
