import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failToStart, removeFolder } from "#tests/worlds/servers/shop.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-refused-"));
});
afterAll(() => removeFolder(folder));

/** Matches an error message of one line, without a stack trace. */
const sentence = /^[^\n]+[.!]\n$/;

describe("a failing start", () => {
  test("names a port that is in use, and stores nothing", async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, "127.0.0.1", resolve));
    const { port } = occupant.address() as AddressInfo;
    const data = join(folder, "port");
    const { code, output } = await failToStart({ PORT: String(port), DATA_DIR: data });
    await new Promise((resolve) => occupant.close(resolve));
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).toContain(`PORT=${port}`);
    expect(output).toContain("taken");
    expect(await readdir(data).catch(() => [])).toEqual([]);
  });

  test("names a data folder that is not writable", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const { code, output } = await failToStart({ PORT: "0", DATA_DIR: join(file, "data") });
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).toContain(`DATA_DIR=${join(file, "data")}`);
  });

  test("rejects a setting by name, with an example, and stores nothing", async () => {
    const data = join(folder, "setting");
    const { code, output } = await failToStart({ DATA_DIR: data, PORT: "eighty" });
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).toContain("PORT=eighty");
    expect(output).toMatch(/for example PORT=\S+\./);
    expect(await readdir(data).catch(() => [])).toEqual([]);
  });
});

describe("an environment file", () => {
  test("that does not exist stops the start with a sentence", async () => {
    const file = join(folder, "none.env");
    const { code, output } = await failToStart({ ENV_FILE: file });
    expect(code).toBe(1);
    expect(output).toContain(`ENV_FILE=${file} cannot be read`);
  });

  test("has the settings of a start", async () => {
    const file = join(folder, "bad.env");
    await writeFile(file, "BACKEND_CONNECTIONS=many\n");
    const { output } = await failToStart({ ENV_FILE: file });
    expect(output).toContain("BACKEND_CONNECTIONS=many cannot be used");
  });
});
