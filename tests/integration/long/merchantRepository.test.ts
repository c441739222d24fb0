import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import { httpClient } from "#tests/worlds/shoppers/httpClient.ts";
import { orderToPay } from "#tests/worlds/shoppers/unpaidOrder.ts";

// A merchant's repository, created from the packed package: it opens, takes an order, replaces a file
// of the package and is upgraded.

const OVERRIDDEN = "components/product/PriceNote.tsx";
const COMMAND = "node_modules/vitrine/server/commands/vitrine.js";
const SETTINGS = { REDIRECT_PAY: "on", GRAPHQL_FREE_FORM: "on" };

let folder = "";
let repository = "";

const run = async (cwd: string, program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { cwd, env: environment, maxBuffer: 2 ** 26 })).stdout;

/** Packs a folder; returns the tarball's path. */
async function pack(project: string): Promise<string> {
  const printed = await run(project, "npm", "pack", "--json", "--pack-destination", folder);
  const [name] = /vitrine-[\w.]+\.tgz/.exec(printed) ?? [];
  return join(folder, name ?? "");
}

/** Packs the next version, in which a file differs; returns the tarball's path. */
async function packNext(tarball: string): Promise<string> {
  await run(folder, "tar", "xzf", tarball);
  const next = join(folder, "package");
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(next, file), "utf8");
    await writeFile(join(next, file), text.replace(from, to));
  };
  await change("package.json", '"version": "0.2.0"', '"version": "0.3.0"');
  await change(OVERRIDDEN, "// Note beside prices", "// Words beside prices");
  await change("components/frame/base.css", "body {", "h1 { color: red; }\nbody {");
  await change("CHANGELOG.md", "## 0.2.0", "## 0.3.0\n\nPrices have words.\n\n## 0.2.0");
  return pack(next);
}

const open = () => startShop(SETTINGS, repository, [process.execPath, COMMAND, "start"]);

/** Returns the text of a product's page, from a server that runs meanwhile. */
async function productPage(): Promise<string> {
  const shop = await open();
  try {
    return await (await fetch(`${shop.url}/product/dome-pendant`)).text();
  } finally {
    await shop.stop();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-merchant-"));
  repository = join(folder, "my-shop");
  const create = join(projectFolder, "packages/create-vitrine/create.js");
  await promisify(execFile)(process.execPath, [create, "my-shop", "--yes"], {
    cwd: folder,
    env: { ...environment, VITRINE_PACKAGE: await pack(projectFolder) },
  });
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("A new repository has one dependency and at most 25 files", async () => {
  const files = await readdir(repository, { recursive: true, withFileTypes: true });
  const own = files.filter((file) => file.isFile() && !file.parentPath.includes("node_modules"));
  expect(own.length).toBeLessThanOrEqual(25);
  const { dependencies } = JSON.parse(await readFile(join(repository, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(["vitrine"]);
});

test(
  "It opens, takes an order, and keeps its data in its own folder",
  { timeout: 300_000 },
  async () => {
    const shop = await open();
    const client = httpClient(shop.url);
    try {
      expect((await orderToPay(client)).id).toMatch(/^\d+$/);
    } finally {
      client.close();
      await shop.stop();
    }
  },
);

test("Its setup command writes an .env of its own", async () => {
  const { ENV_FILE: _file, ...env } = environment;
  const command = promisify(execFile)(process.execPath, [COMMAND, "init"], {
    cwd: repository,
    env,
  });
  command.child.stdin?.end("\nWool\n\n\n\n");
  await command;
  expect(await readFile(join(repository, ".env"), "utf8")).toContain("\nSITE_NAME=Wool\n");
  await rm(join(repository, ".env"));
});

test("Its theme command writes the shop's styles, and leaves those that exist", async () => {
  const theme = (color: string) =>
    run(repository, process.execPath, COMMAND, "theme", "--color", color);
  const file = join(repository, "shop/styles.css");
  await expect(theme("#123c3480")).rejects.toThrow("partly transparent");
  expect(await theme("#123c34")).toBe("");
  const written = await readFile(file, "utf8");
  expect(written).toContain("--paint: #123c34;");
  expect(await theme("#591a33")).toContain("--paint: #591a33;");
  expect(await readFile(file, "utf8")).toBe(written);
  await rm(file);
});

test(
  "A file in shop/overrides replaces that of the package until it is removed",
  { timeout: 300_000 },
  async () => {
    const override = join(repository, "shop/overrides", OVERRIDDEN);
    await mkdir(join(override, ".."), { recursive: true });
    const text = await readFile(join(repository, "node_modules/vitrine", OVERRIDDEN), "utf8");
    await writeFile(override, text.replace("return note;", "return <em>{note}</em>;"));
    await run(repository, "npm", "run", "types");
    expect(await productPage()).toContain("<em>Prices incl. VAT</em>");
    await cp(override, join(folder, "override.tsx"));
    await rm(override);
    expect(await productPage()).not.toContain("<em>Prices incl. VAT</em>");
  },
);

test("An override without an original stops the start with its name", async () => {
  const file = join(repository, "shop/overrides/components/product/Gone.tsx");
  await writeFile(file, "export {};\n");
  await expect(run(repository, process.execPath, COMMAND, "build")).rejects.toThrow(
    "shop/overrides/components/product/Gone.tsx replaces nothing",
  );
  await rm(file);
});

test(
  "An upgrade names the overrides whose original has changed, and can be taken back",
  { timeout: 900_000 },
  async () => {
    const former = await readFile(join(repository, "package-lock.json"), "utf8");
    await cp(join(folder, "override.tsx"), join(repository, "shop/overrides", OVERRIDDEN));
    const next = await packNext(join(folder, "vitrine-0.2.0.tgz"));
    const printed = await run(repository, process.execPath, COMMAND, "upgrade", next);
    expect(printed).toContain(
      "Vitrine 0.2.0 → 0.3.0: 0 of 3 checks failed, 1 override to look at.",
    );
    const report = await readFile(join(repository, "upgrade.md"), "utf8");
    expect(report).toContain("+// Words beside prices");
    expect(report).toContain("Prices have words.");
    expect(report).toMatch(/^- \/products, 1440 px: [\d.]+ % differs/m);
    expect(report).not.toContain("LANGUAGES=en,de,ar");
    await run(repository, process.execPath, COMMAND, "upgrade", "--back");
    expect(await readFile(join(repository, "package-lock.json"), "utf8")).toBe(former);
    expect(await productPage()).toContain("<em>Prices incl. VAT</em>");
  },
);
