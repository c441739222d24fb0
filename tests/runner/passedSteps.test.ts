import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPassedSteps } from "./passedSteps.ts";

const result = { passed: 7, failures: [], skipReasons: ["nginx is not installed"] };

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-steps-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "cache", "steps.json");
}

test("A step that has passed is found by a later run at the same commit, and by no other", async () => {
  const file = await temporaryFile();
  const steps = await openPassedSteps({ isFresh: false, file, commit: "a" });
  expect(steps.find("unit tests")).toBeUndefined();
  await steps.keep("unit tests", result);
  const open = (commit: string, isFresh = false) => openPassedSteps({ isFresh, file, commit });
  expect((await open("a")).find("unit tests")).toEqual(result);
  expect((await open("a")).find("faults")).toBeUndefined();
  expect((await open("b")).find("unit tests")).toBeUndefined();
  expect((await open("a", true)).find("unit tests")).toBeUndefined();
});

test("A run that was stopped while it wrote the file begins again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-steps-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "steps.json");
  await writeFile(file, '{"commit":"a","st');
  const steps = await openPassedSteps({ isFresh: false, file, commit: "a" });
  expect(steps.find("unit tests")).toBeUndefined();
});
