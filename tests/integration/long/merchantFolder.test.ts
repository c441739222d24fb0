import { execFile, spawnSync } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BuildMeta } from "#server/rendering/currentBuild.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import { withShopFields } from "#server/backend/schema/shopFields.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { recipeFiles } from "#tests/runner/recipeFiles.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { storedPages } from "#tests/worlds/servers/storedPages.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

const SITE = "https://shop.example";
const GENERATED = ["relay/schema.graphql", "components/product/slotProduct.ts", "__generated__"];
const [, relayCompiler] = toolCommand("relay-compiler");

/** The slots of all recipes in one file. */
const SLOTS = `import type { ShopSlots } from "#components/page/shopSlots.ts";
import { CareInstructions } from "./CareInstructions.tsx";
import { HolidayNotice } from "./HolidayNotice.tsx";
import { Logo } from "./Logo.tsx";
import { WoolNote } from "./WoolNote.tsx";

/** Our additions to the pages. */
export const slots: ShopSlots = {
  logo: Logo,
  header: { before: HolidayNotice },
  "product.price": { after: WoolNote },
  "product.details": { after: CareInstructions },
  home: { after: () => "Slot of the front page" },
  listing: { before: () => "Slot of the listing" },
  category: { before: () => "Slot of the category" },
  search: { after: () => "Slot of the search" },
  card: { after: ({ product }) => "Card of " + product.slug + ", " + product.careInstructions },
};
`;

const RECIPES = [
  "add-a-page",
  "add-a-logo",
  "add-a-payment-adapter",
  "add-something-to-a-page",
  "add-a-field-of-my-shop",
  "change-colors-and-type",
  "change-the-shops-words",
];

let project: string;
let data: string;
/** A shop of few products: every page of it is rendered. */
let woo: WooServer;
/** Files in conflict after the merge, and files of `shop/` that it changed. */
let conflicts: string[];
let changed: string[];
let files: Record<string, string>;

const run = (command: string, endpoint = "") =>
  promisify(execFile)(process.execPath, [command], {
    cwd: project,
    env: {
      ...environment,
      DATA_DIR: data,
      SITE_URL: SITE,
      GRAPHQL_ENDPOINT: endpoint,
    },
  });

const CONFIG = ["user.name=Mira", "user.email=mira@shop.example", "gc.auto=0"];

/**
 * Runs git in the project; returns the lines that it prints.
 * @throws with git's own words if it fails for another reason than conflicts
 */
function git(...args: string[]): string[] {
  const options = CONFIG.flatMap((setting) => ["-c", setting]);
  const { error, status, stdout, stderr } = spawnSync("git", [...options, ...args], {
    cwd: project,
    encoding: "utf8",
  });
  const hasMerged = args[0] === "merge" && status === 1;
  if (error) throw error;
  if (status !== 0 && !hasMerged) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.split("\n").filter(Boolean);
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** Commits a later release: a changed text, another fragment, and a README of the folder. */
async function releaseLater(): Promise<void> {
  git("switch", "--quiet", "--create", "later");
  const footer = join(project, "components/frame/SiteFooter.tsx");
  const text = await readFile(footer, "utf8");
  const fields = "...PageLinks_query\n    generalSettings {\n      title\n    }";
  await writeFile(footer, text.replace("...PageLinks_query", fields));
  const words = join(project, "words/en.json");
  const messages = await readFile(words, "utf8");
  await writeFile(words, messages.replace("Find an order", "Find your order"));
  await appendFile(join(project, "shop/README.md"), "\nThe folder has nothing new.\n");
  await run(relayCompiler);
  commit("A later release");
}

/** Commits a merchant's folder, as all recipes together make it. */
async function fillFolder(): Promise<void> {
  git("switch", "--quiet", "main");
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  await run("server/commands/relaySchema.ts");
  await run(relayCompiler);
  commit("Our shop");
  git("tag", "ours");
}

beforeAll(async () => {
  project = await copyProject(/^dist(\/|$)/);
  data = await mkdtemp(join(tmpdir(), "vitrine-merchant-"));
  files = Object.assign({}, ...(await Promise.all(RECIPES.map(recipeFiles)))) as typeof files;
  files["shop/slots.tsx"] = SLOTS;
  // A typeface that is installed here stands for the recipe's.
  files["shop/fonts.css"] = (files["shop/fonts.css"] ?? "").replace(
    /@fontsource-variable\/jost\/files\/jost-/,
    "@fontsource-variable/commissioner/files/commissioner-",
  );
  git("init", "--quiet", "--initial-branch", "main");
  await writeFile(join(project, ".git/info/exclude"), "node_modules\n");
  commit("A release");
  await releaseLater();
  await fillFolder();
  git("merge", "--no-ff", "--no-commit", "later");
  conflicts = git("diff", "--name-only", "--diff-filter=U");
  git("checkout", "later", "--", ...GENERATED);
  await run("server/commands/build.ts");
  commit("The later release in our shop");
  changed = git("diff", "--name-only", "ours", "HEAD", "--", "shop");
  const schema = readShopSchema(join(project, "shop/schema"));
  woo = await openWooServer({
    isSmall: true,
    extendSchema: (document) => withShopFields(document, schema),
  });
  await run("server/commands/prerender.ts", woo.endpoint);
}, 300_000);
afterAll(() => Promise.all([woo?.close(), removeFolder(project), removeFolder(data)]));

test("a later release merges without a conflict but in generated files", () => {
  const isGenerated = (file: string) => GENERATED.some((path) => file.startsWith(path));
  expect(conflicts.filter((file) => !isGenerated(file))).toEqual([]);
  expect(changed).toEqual(["shop/README.md"]);
});

test("a page's folder is all that pre-rendering needs", async () => {
  const texts = await storedPages(join(data, "pages"));
  expect(texts.filter((page) => page.includes("Deals of the week</h1>"))).toHaveLength(1);
});

describe("a shop with a merchant's folder, after the merge", () => {
  let shop: RunningShop;
  const open = (path: string) => fetch(new URL(path, shop.url));
  const htmlOf = async (path: string) => (await open(path)).text();
  const payload = async (path: string) => {
    const { data: page } = (await (await open(path)).json()) as {
      data: { products: { nodes: object[] } };
    };
    return page.products.nodes;
  };

  beforeAll(async () => {
    const settings = { SITE_NAME: "Dale Wool", DATA_DIR: data, SITE_URL: SITE };
    shop = await startShop({ ...settings, GRAPHQL_ENDPOINT: woo.endpoint }, project);
  });
  afterAll(() => shop?.stop());

  test("has its words, colors, icon, logo and slots, and the release's changes", async () => {
    const html = await htmlOf("/");
    expect(html).toContain("Wool from the dale");
    expect(html).toMatch(
      /<aside class="[\w-]+" aria-label="Opening times">We are away[^<]*<\/aside><header/,
    );
    expect(html).toMatch(/<img src="[^"]+\.svg" alt="Dale Wool" width="120" height="32"\/>/);
    expect(html).toContain('media="(prefers-color-scheme: light)" content="#123c34"');
    expect(html).toContain('media="(prefers-color-scheme: dark)" content="#0f2f29"');
    expect(html).toContain("Find your order");
    const icon = await (await open("/icons/192.png")).arrayBuffer();
    const [red, green, blue] = await sharp(icon)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue]).toEqual([0x12, 0x3c, 0x34]);
  });

  test("gives the slots of a product page the product, with the fields of its own", async () => {
    expect(mainText(await htmlOf("/product/belt"))).toContain("|Belt is made in Kettlewell.|");
    const text = await htmlOf("/product/belt/_payload.json");
    expect(text).toContain('"careInstructions":null');
  });

  test.each([
    ["/", "Slot of the front page"],
    ["/products", "Slot of the listing"],
    ["/products", "Card of trail-jacket, null"],
    ["/category/accessories", "Slot of the category"],
    ["/search?q=belt", "Slot of the search"],
  ])("has its slots on %s: %s", async (path, text) => {
    expect(mainText(await htmlOf(path))).toContain(text);
  });

  test("serves, indexes and lists a page of its own", async () => {
    const page = await open("/deals");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("etag")).toBeTruthy();
    expect(html).toContain("Deals of the week</h1>");
    expect(html).toContain(`<link rel="canonical" href="${SITE}/deals"/>`);
    expect(html).not.toContain("noindex");

    const all = await payload("/deals/_payload.json");
    expect(all.length).toBeGreaterThan(1);
    expect(await payload("/deals/_payload.json?count=1")).toHaveLength(1);
    expect(await payload("/deals/_payload.json?utm_source=1")).toHaveLength(all.length);

    const sitemap = await htmlOf("/sitemap-1.xml");
    expect(sitemap).toContain(`<loc>${SITE}/deals</loc>`);

    const { id } = (await (await open("/builds/latest.json")).json()) as { id: string };
    const meta = (await (await open(`/builds/meta/${id}.json`)).json()) as BuildMeta;
    expect(meta.matcher.static["/deals"]).toEqual({ prerender: true, isPersonal: false });
    expect(meta.prerendered).toContain("/deals");
  });
});

/** Returns the type errors of the merchant's folder. */
async function typeErrors(): Promise<string> {
  const settings = { extends: "./tsconfig.json", include: ["shop/**/*"] };
  await writeFile(join(project, "tsconfig.shop.json"), JSON.stringify(settings));
  const [node, compiler] = toolCommand("typescript", "tsc");
  const { stdout } = spawnSync(node, [compiler, "-p", "tsconfig.shop.json", "--singleThreaded"], {
    cwd: project,
    encoding: "utf8",
  });
  return stdout;
}

test("a page's query without the layout's fragments is a type error", async () => {
  expect(await typeErrors()).toBe("");
  const path = "shop/pages/deals/DealsPage.tsx";
  const text = files[path] ?? "";
  const frame = /\.\.\.SiteHeader_query\s+\.\.\.SiteFooter_query/;
  await writeFile(join(project, path), text.replace(frame, ""));
  await run(relayCompiler);
  expect(await typeErrors()).toMatch(/shop\/pages\/deals\/\+query\.ts.*error TS.*DealsPageQuery/);
});
