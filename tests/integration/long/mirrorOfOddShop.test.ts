import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { environment } from "#tests/worlds/servers/environment.ts";
import { newMirrorFolder } from "#tests/worlds/doctor/mirrorSettings.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

/** One list of a shop's response, and what names it. */
type ChangedList = {
  nodes: Record<string, unknown>[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** Changes a list in place. */
type ChangeList = (list: ChangedList, operation: string) => void;

let woo: WooServer;
beforeAll(async () => {
  // All kinds of quotation marks, and a line break.
  const settings = { name: 'Ann\'s "best"\n`shop`' };
  woo = await openWooServer({ isSmall: true, settings });
});
afterAll(() => woo.close());

/** Runs the command over the shop whose lists are changed. */
async function mirror(folder: string, change: ChangeList, ...flags: string[]) {
  woo.change((body, operation) => {
    const changed = JSON.parse(body) as {
      data?: { list?: ChangedList; allowedCountries?: string[] };
    };
    const { list, allowedCountries } = changed.data ?? {};
    // The carts of a guest take most of a reading's time.
    allowedCountries?.splice(1);
    if (list) change(list, operation);
    return JSON.stringify(changed);
  });
  const env = { ...environment, DATA_DIR: folder, CURRENCY: "USD", GRAPHQL_ENDPOINT: "" };
  const args = ["server/commands/mirror.ts", woo.endpoint, ...flags];
  const errors = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env, timeout: 60_000 }, (_error, _output, printed) =>
      resolve(printed),
    );
  });
  woo.recover();
  return errors;
}

async function newFolder() {
  const folder = await newMirrorFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const inProducts =
  (change: (list: ChangedList) => void): ChangeList =>
  (list, operation) =>
    operation === "sourceProductsQuery" ? change(list) : undefined;

const page = (databaseId: number, parentDatabaseId: number) => ({
  databaseId,
  parentDatabaseId,
  slug: `page-${databaseId}`,
  title: "A page",
  content: "",
  menuOrder: 0,
  isPrivacyPage: false,
  isPostsPage: false,
  dateGmt: null,
  modifiedGmt: null,
});

test("Circles, equal names and broken slugs are stored, and their shop opens", async () => {
  const folder = await newFolder();
  const errors = await mirror(folder, ({ nodes }, operation) => {
    if (operation === "sourceProductsQuery") {
      const names = ["Café", "cafe", "茶", "水", "<script>"];
      for (const node of nodes) node["productTags"] = { nodes: names.map((name) => ({ name })) };
      const slugs = ["../../etc/passwd", "cut-%E8%8C", "%", "a?b#c"];
      for (const [index, slug] of slugs.entries()) Object.assign(nodes[index] ?? {}, { slug });
    }
    if (operation === "mirroredTermsCategoriesQuery") {
      const [one, other] = nodes;
      if (one && other) {
        one["parentDatabaseId"] = other["databaseId"];
        other["parentDatabaseId"] = one["databaseId"];
      }
    }
    if (operation === "mirroredPagesQuery") {
      nodes.splice(0, nodes.length, page(0, 0), page(91, 92), page(92, 91), page(93, 0));
    }
  });
  expect(errors).toBe("");

  const written = parseEnv(await readFile(join(folder, "mirror.env"), "utf8"));
  expect(written["SITE_NAME"]).toBe(`Ann's "best" 'shop'`);
  const { app } = await openWorld({ settings: written });
  try {
    await app.inject("/sitemap.xml");
    const sitemap = (await app.inject("/sitemap-1.xml")).body;
    expect(sitemap).toContain("/product/..%2F..%2Fetc%2Fpasswd<");
    for (const path of ["/products", "/search?q=hood"]) {
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    }
  } finally {
    await app.close();
  }
});

test.each<[string, (list: ChangedList) => void, RegExp]>([
  [
    "whose list repeats its pages",
    ({ pageInfo }) => void Object.assign(pageInfo, { hasNextPage: true, endCursor: "same" }),
    /could not be made: a list of the backend repeats its pages\. Correct this/,
  ],
  [
    "with an id twice",
    ({ nodes }) => nodes.forEach((node) => Object.assign(node, { databaseId: 7 })),
    /could not be made: the product "[\w-]+": .*product\.id\. Correct this/,
  ],
  [
    "with a text that is none",
    ({ nodes }) => void Object.assign(nodes[0] ?? {}, { description: 5 }),
    /could not be made: a response is not as WooGraphQL's schema says/,
  ],
  [
    "with a response that is too large",
    ({ nodes }) => void Object.assign(nodes[0] ?? {}, { description: " ".repeat(9 * 1024 ** 2) }),
    /could not be read: the backend's response is too large\. Run the command again/,
  ],
])("A shop %s replaces none, and the error says what to do", async (_name, change, sentence) => {
  const folder = await newFolder();
  const other = await openWorld({ settings: { DATA_DIR: folder } });
  await other.close();

  const errors = await mirror(folder, inProducts(change), "--replace");
  expect(errors).toMatch(sentence);
  expect(errors.trim().split("\n")).toHaveLength(1);
  const { app } = await openWorld({ settings: { DATA_DIR: folder } });
  expect((await app.inject("/")).body).toContain("Osier");
  await app.close();
  // A correction in the shop is read by the next run.
  const isKept = errors.includes("it goes on where it stopped");
  expect((await readdir(folder)).includes("mirror")).toBe(isKept);
});
