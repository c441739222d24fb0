import { expect, test } from "vitest";
import { lineOf, runStep, runSteps } from "./steps.ts";
import type { StepResult } from "./steps.ts";

const script = (name: string, source: string) => ({
  name,
  command: [process.execPath, "-e", source],
});

test("A failed step has the output of both streams", async () => {
  const result = await runStep(
    script("broken", "console.log('out'); console.error('err'); process.exit(3)"),
  );
  expect(result.passed).toBe(false);
  expect(result.output).toContain("out");
  expect(result.output).toContain("err");
  expect(lineOf(result)).toMatch(/^FAIL broken .*\n {5}out$/m);
});

test("A missing program is a failed step, not a crash", async () => {
  const result = await runStep({ name: "absent", command: ["./no-such-program"] });
  expect(result.passed).toBe(false);
  expect(result.output).toContain("no-such-program");
});

test("Steps run two at a time at most, and their results keep their order", async () => {
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
