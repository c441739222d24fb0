import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const endless = `import { connect } from "node:net";
connect(${port}, "127.0.0.1");`;
  const starter = `import { runProgram } from ${JSON.stringify(import.meta.resolve("./runProgram.ts"))};
await runProgram(${JSON.stringify(program("endless.mjs", endless))});`;
  const started = spawn(process.execPath, [program("starter.mjs", starter)], { stdio: "ignore" });
  // Held open by the program, the connection closes when its process ends.
  const [connection] = (await once(server, "connection")) as [Socket];
  connection.on("error", () => {}).resume();
  expect(connection.closed).toBe(false);
  started.kill("SIGKILL");
  await expect.poll(() => connection.closed).toBe(true);
  server.close();
});
