import { expect, test } from "vitest";
import { lineOf, runStep, runSteps } from "./steps.ts";
import type { StepResult } from "./steps.ts";

const script = (name: string, source: string) => ({
  name,
  command: [process.execPath, "-e", source],
});

test("a step fails with what it printed on both streams", async () => {
  const result = await runStep(
    script("broken", "console.log('out'); console.error('err'); process.exit(3)"),
  );
  expect(result.passed).toBe(false);
  expect(result.output).toContain("out");
  expect(result.output).toContain("err");
  expect(lineOf(result)).toMatch(/^FAIL broken .*\n {5}out$/m);
});

test("a program that does not exist is a failed step, not a crash", async () => {
  const result = await runStep({ name: "absent", command: ["./no-such-program"] });
  expect(result.passed).toBe(false);
  expect(result.output).toContain("no-such-program");
});

test("steps run no more than two at a time, and answer in their own order", async () => {
  const reported: StepResult[] = [];
  const steps = [
    script("slow", "setTimeout(() => {}, 400)"),
    script("quick", ""),
    script("third", ""),
  ];
  const results = await runSteps(steps, 2, (result) => reported.push(result));
  expect(results.map(({ name }) => name)).toEqual(["slow", "quick", "third"]);
  expect(reported[0]?.name).toBe("quick");
});
