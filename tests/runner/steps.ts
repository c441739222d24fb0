import { spawn } from "node:child_process";
import { projectFolder } from "#server/kernel/tool.ts";

// Runner of check steps: programs, concurrently, with a report of each.

/** Step that passes or fails: a program with its arguments. */
export type Step = {
  name: string;
  command: readonly string[];
  /** True if its output is also printed live. */
  isLive?: boolean;
  /** Working directory; by default the project folder. */
  folder?: string;
  /** Environment; by default this process's own. */
  env?: NodeJS.ProcessEnv;
};

/** Result of a step; `seconds` is wall-clock time, `output` both streams. */
export type StepResult = { name: string; passed: boolean; seconds: number; output: string };

/** Runs one step. A program that cannot start is a failure. */
export function runStep(step: Step): Promise<StepResult> {
  const { name, isLive = false, folder = projectFolder, env } = step;
  const [program = "", ...args] = step.command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (passed: boolean, lastWord = "") => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ name, passed, seconds, output: Buffer.concat(chunks).toString() + lastWord });
    };
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      ...(env && { env }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (isLive) process.stdout.write(chunk);
      });
    }
    child.once("error", (error) => finish(false, error.message));
    child.once("close", (code, signal) => {
      finish(code === 0, signal ? `ended by ${signal}\n` : "");
    });
  });
}

/**
 * Runs steps in order, `width` at a time, and reports each as it ends. Returns the results in the
 * order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  report: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps.entries()];
  const results: StepResult[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, step] = next;
      const result = await runStep(step);
      results[place] = result;
      report(result);
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

/** Formats a step's result, followed by its output if it failed. */
export function lineOf({ name, passed, seconds, output }: StepResult): string {
  const line = `${passed ? "ok  " : "FAIL"} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`;
  return passed ? line : `${line}\n${output.trimEnd().replace(/^/gm, "     ")}`;
}
