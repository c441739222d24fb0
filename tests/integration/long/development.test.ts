import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({});

test("production has no GraphiQL", async () => {
  expect((await world().app.inject("/graphiql")).statusCode).toBe(404);
  expect((await world().app.inject({ method: "POST", url: "/graphiql" })).statusCode).toBe(405);
});

test("a taken port stops the start of shop and dev server with the same sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const start = async (script: string) => {
    const child = spawn(process.execPath, [script], {
      cwd: projectFolder,
      env: { ...environment, PORT: String(port), HOST: "127.0.0.1" },
    });
    const [[code], printed] = await Promise.all([once(child, "exit"), text(child.stderr)]);
    return { code: code as unknown, printed };
  };
  const [shop, development] = await Promise.all(
    ["server/start.ts", "server/commands/dev.ts"].map(start),
  );
  expect(shop).toMatchObject({
    code: 1,
    printed: expect.stringContaining(`PORT=${port} on 127.0.0.1 is taken`),
  });
  expect(development).toEqual(shop);
  other.close();
});
