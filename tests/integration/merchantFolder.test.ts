import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildMeta } from "#server/builds/buildMeta.ts";
import { toolCommand } from "#server/process/tool.ts";
import { environment } from "#tests/support/environment.ts";
import { copyProject } from "#tests/support/projectCopy.ts";
import { removeFolder, startShop } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";
import type { WooServer } from "#tests/support/wooServer.ts";

const SITE = "https://shop.example";
const FRAME = "...SiteHeader_query\n    ...SiteFooter_query";

/** The folder of a page that lists products on sale. */
const folder: Record<string, string> = {
  "+Page.tsx": 'export { DealsPage as Page } from "./DealsPage.tsx";\n',
  "+query.ts": `import document from "#__generated__/DealsPageQuery.graphql.ts";
import type { DealsPageQuery } from "#__generated__/DealsPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";

export const query = definePageQuery<DealsPageQuery>({
  document,
  variables: ({ search }) => ({ first: Number(search.count ?? 3) }),
  title: () => "Deals",
});
`,
  "+rules.ts": `import type { PageRules } from "#relay/contract/pageRules.ts";

export const rules: PageRules = { rendering: "prerendered", parameters: { data: ["count"] } };
`,
  "DealsPage.tsx": `import { graphql } from "react-relay";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { DealsPageQuery } from "#__generated__/DealsPageQuery.graphql.ts";

const pageQuery = graphql\`
  query DealsPageQuery($first: Int!) {
    ${FRAME}
    products(first: $first, where: { onSale: true, orderby: [{ field: DATE, order: DESC }] }) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
\`;

/** Lists the products on sale. */
export function DealsPage() {
  const { products } = usePageQuery<DealsPageQuery>(pageQuery);
  return (
    <div className="room">
      <PageHeading title="Deals of the week" />
      <ProductGrid products={products?.nodes ?? []} />
    </div>
  );
}
`,
};

let project: string;
let data: string;
let shop: RunningShop;
/** A shop of few products: every page of it is rendered. */
let woo: WooServer;

const run = (command: string, endpoint = "") =>
  promisify(execFile)(process.execPath, [command], {
    cwd: project,
    env: {
      ...environment,
      DATA_DIR: data,
      SITE_URL: SITE,
      GRAPHQL_ENDPOINT: endpoint,
      PRERENDER_PICTURES: "off",
    },
  });
const open = (path: string) => fetch(new URL(path, shop.url));
const payload = async (path: string) => {
  const { data: page } = (await (await open(path)).json()) as {
    data: { products: { nodes: object[] } };
  };
  return page.products.nodes;
};

/** Returns the pre-rendered pages stored in the data folder. */
async function prerenderedPages(): Promise<string[]> {
  const pages = join(data, "pages");
  const names = await readdir(pages, { recursive: true });
  const files = names.filter((name) => /[\w-]{43}\.json$/.test(name));
  return Promise.all(files.map((name) => readFile(join(pages, name), "utf8")));
}

beforeAll(async () => {
  project = await copyProject(/^dist(\/|$)/);
  data = await mkdtemp(join(tmpdir(), "vitrine-new-page-"));
  await mkdir(join(project, "pages/deals"));
  for (const [name, text] of Object.entries(folder)) {
    await writeFile(join(project, "pages/deals", name), text);
  }
  await run("server/commands/build.ts");
  woo = await openWooServer({ isSmall: true });
  await run("server/commands/prerender.ts", woo.endpoint);
}, 300_000);
afterAll(() => Promise.all([woo?.close(), removeFolder(project), removeFolder(data)]));

test("a page's folder is all that pre-rendering needs", async () => {
  const pages = await prerenderedPages();
  expect(pages.filter((page) => page.includes("Deals of the week</h1>"))).toHaveLength(1);
});

test("a page's folder is all that the shop needs to serve, index and list it", async () => {
  shop = await startShop(
    { DATA_DIR: data, SITE_URL: SITE, GRAPHQL_ENDPOINT: woo.endpoint },
    project,
  );
  try {
    const page = await open("/deals");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("etag")).toBeTruthy();
    expect(html).toContain("Deals of the week</h1>");
    expect(html).toContain(`<link rel="canonical" href="${SITE}/deals"/>`);
    expect(html).not.toContain("noindex");

    expect(await payload("/deals/_payload.json")).toHaveLength(3);
    expect(await payload("/deals/_payload.json?count=1")).toHaveLength(1);
    expect(await payload("/deals/_payload.json?utm_source=1")).toHaveLength(3);

    const sitemap = await (await open("/sitemap-1.xml")).text();
    expect(sitemap).toContain(`<loc>${SITE}/deals</loc>`);

    const { id } = (await (await open("/builds/latest.json")).json()) as { id: string };
    const meta = (await (await open(`/builds/meta/${id}.json`)).json()) as BuildMeta;
    expect(meta.matcher.static["/deals"]).toEqual({ prerender: true, isPersonal: false });
    expect(meta.prerendered).toContain("/deals");
  } finally {
    await shop.stop();
  }
});

/** Returns the type errors of the page's query. */
async function typeErrors(): Promise<string> {
  const settings = { extends: "./tsconfig.json", include: ["pages/deals/*"] };
  await writeFile(join(project, "tsconfig.deals.json"), JSON.stringify(settings));
  const [node, compiler] = toolCommand("typescript", "tsc");
  const { stdout } = spawnSync(node, [compiler, "-p", "tsconfig.deals.json", "--singleThreaded"], {
    cwd: project,
    encoding: "utf8",
  });
  return stdout;
}

test("a page's query without the layout's fragments is a type error", async () => {
  expect(await typeErrors()).toBe("");
  const file = join(project, "pages/deals/DealsPage.tsx");
  await writeFile(file, (folder["DealsPage.tsx"] ?? "").replace(FRAME, ""));
  const [, relayCompiler] = toolCommand("relay-compiler");
  await run(relayCompiler);
  expect(await typeErrors()).toMatch(/pages\/deals\/\+query\.ts.*error TS.*DealsPageQuery/);
});
