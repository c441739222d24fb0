import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runProgram } from "./runProgram.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test("runProgram waits for a program and does not print its output", async () => {
  const print = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await runProgram(program("good.mjs", 'console.log("done");'));
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

test("runProgram names a failed program and prints its output", async () => {
  const print = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const bad = program("bad.mjs", 'console.log("no room", process.argv[2]); process.exit(2);');
  await expect(runProgram(bad, "left")).rejects.toThrow("bad.mjs left failed");
  expect(String(print.mock.calls[0]?.[0])).toBe("no room left\n");
  print.mockRestore();
});

test("A program ends with its parent process, even by SIGKILL", async () => {
  const marks = join(folder, "marks");
  const endless = `import { appendFileSync } from "node:fs";
setInterval(() => appendFileSync(${JSON.stringify(marks)}, "."), 10);`;
  const starter = `import { runProgram } from ${JSON.stringify(import.meta.resolve("./runProgram.ts"))};
await runProgram(${JSON.stringify(program("endless.mjs", endless))});`;
  const started = spawn(process.execPath, [program("starter.mjs", starter)], { stdio: "ignore" });
  const made = () => statSync(marks, { throwIfNoEntry: false })?.size ?? 0;
  await expect.poll(made).toBeGreaterThan(3);
  started.kill("SIGKILL");
  await once(started, "close");
  const isStill = async () => {
    const before = made();
    await setTimeout(200);
    return made() === before;
  };
  await expect.poll(isStill).toBe(true);
});
