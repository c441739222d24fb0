import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import productPage from "#__generated__/ProductPageQuery.graphql.ts";
import { readBuild } from "#server/rendering/currentBuild.ts";
import { settings } from "#server/kernel/config.ts";
import { publicSettings } from "#server/kernel/publicSettings.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { copyPackages, copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";
import { randomBytes } from "node:crypto";

/** A unique value for one setting. */
type Canary = {
  setting: string;
  isPublic: boolean;
  /** Letters and digits that occur in no other text and need no escaping. */
  word: string;
  /** The setting's value, which contains the word. */
  value: string;
};

/** Formats in which a setting may accept a word, plainest first. */
const formsOf = (word: string): string[] => [
  word,
  `/${word}`,
  `https://${word}.example/${word}`,
  `https://${word}.example`,
  `wss://${word}.example/${word}`,
  `redis://${word}.example/0`,
  `${word}@${word}.example`,
];

const isPublic = (name: string) => publicSettings.some((known) => known === name);

/** Returns a canary for every setting that accepts text; numbers and switches have none. */
function canaries(): Canary[] {
  return Object.entries(settings.shape).flatMap(([setting, schema]) => {
    const word = `canary${randomBytes(8).toString("hex")}`;
    const value = formsOf(word).find((form) => schema.safeParse(form).data === form);
    return value === undefined ? [] : [{ setting, isPublic: isPublic(setting), word, value }];
  });
}

const planted = canaries();
const secrets = planted.filter((one) => !one.isPublic);
const env = Object.fromEntries(planted.map(({ setting, value }) => [setting, value]));

let app: FastifyInstance;
let woo: WooServer;
let folder = "";
/** A copy of the project, built with the settings, and the build's output. */
let copy = "";
let printed = "";

/** Returns the settings whose canary occurs in a text. */
const leakedIn = (text: string) =>
  secrets.filter(({ word }) => text.includes(word)).map(({ setting }) => setting);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-secrets-"));
  woo = await openWooServer();
  // Public ones, and the pages below keep their addresses.
  delete env["PRODUCT_PATH"];
  delete env["CATEGORY_PATH"];
  // These three must work: the canary is a part that is not used.
  env["DATA_DIR"] = join(folder, env["DATA_DIR"] ?? "");
  env["ENV_FILE"] = join(folder, env["ENV_FILE"] ?? "");
  await writeFile(env["ENV_FILE"], "");
  env["GRAPHQL_ENDPOINT"] = `${woo.endpoint}/${basename(env["GRAPHQL_ENDPOINT"] ?? "")}`;
  // Pages are rendered in this process, so its environment contains the canaries too.
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  ({ app } = await openWorld({ settings: env }));
  copy = await copyProject(/^(dist|tests)(\/|$)/);
  // A build's file names depend on the packages' location relative to the sources.
  await copyPackages(copy);
  printed = execFileSync(process.execPath, ["server/commands/build.ts"], {
    cwd: copy,
    env: { ...environment, ...env },
    encoding: "utf8",
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app?.close();
  await woo?.close();
  await removeFolder(folder);
  if (copy) await removeFolder(copy);
});

/** Returns everything that a response sends: status line, headers and body. */
async function served(request: InjectOptions): Promise<{ head: string; body: string }> {
  const { statusCode, headers, body } = await app.inject(request);
  return { head: JSON.stringify([statusCode, headers]), body };
}

const pages = [
  "/",
  "/products",
  "/products?sort=price",
  "/categories",
  "/category/hoodies",
  "/product/belt",
  "/product/belt?utm_source=mail",
  "/product/none?from=mail",
  "/product/%00",
  "/search?q=hoodie",
  "/cart",
  "/checkout",
  "/success",
  "/account",
  "/account/forgotten",
  "/account/reset?key=k&login=l",
  "/account/orders/1?key=k",
  "/no/such/page",
];
const post = (url: string, payload: object | string, type = "application/json") =>
  ({ method: "POST", url, payload, headers: { "content-type": type } }) as const;
const form = "application/x-www-form-urlencoded";

async function everyRequest(): Promise<InjectOptions[]> {
  const { id } = await readBuild();
  const payloads = pages.map((page) => page.replace(/\/?(\?.*)?$/, "/_payload.json$1"));
  const files = globSync("**/*", { cwd: "dist/client" }).map((file) => `/${file}`);
  const others = [
    "/livez",
    "/readyz",
    "/metrics",
    "/status",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap-1.xml",
    "/favicon.ico",
    "/feed.xml",
    "/manifest.webmanifest",
    "/icons/512.png",
    "/img/320/none.jpg",
    "/wp-content/uploads/none.jpg",
    "/my-account/lost-password?key=k",
    "/wp-login.php?action=rp&key=k",
    "/checkout/order-pay/1?key=k",
    "/checkout/order-received/1",
    "/product/belt/reviews",
    "/1/indexes",
    "/embedded-pay/k",
    "/%",
  ];
  const builds = ["/builds/latest.json", `/builds/meta/${id}.json`];
  const addresses = [...pages, ...payloads, ...files, ...others, ...builds, "/graphql"];
  return [
    ...addresses.map((url) => ({ url })),
    ...["/", "/no/such/page", "/%"].map((url) => ({ url, headers: { accept: "text/html" } })),
    { method: "DELETE", url: "/products" },
    post("/graphql", { query: productPage.params.text, variables: { slug: "belt" } }),
    post("/graphql", { query: cartQuery.params.text }),
    post("/graphql", { query: "{ generalSettings { url } }" }),
    post("/graphql", {}),
    post("/graphql", "{"),
    post("/cart/items", "productId=15", form),
    post("/cart/items", "productId=15", "text/csv"),
    post("/products", "a=b", form),
    post("/checkout", "step=update", form),
    post("/checkout", "step=place", form),
    post("/checkout", {}),
    post("/checkout/intent", {}),
    post("/product/belt/reviews", "rating=5", form),
    ...["login", "logout", "register", "forgotten", "reset", "details", "addresses"].flatMap(
      (name) => [
        post(`/account/${name}`, "username=u&password=p", form),
        post(`/account/${name}`, { username: "u", password: "p" }),
      ],
    ),
  ];
}

describe("a build of the same sources in another folder, with other settings", () => {
  test("has the same ID, and prints no warning", async () => {
    expect(printed).not.toContain("Warning");
    expect((await readBuild(join(copy, "dist"))).id).toBe((await readBuild()).id);
  });
});

test("a canary is planted in every private setting that takes text", () => {
  const takesText = Object.entries(settings.shape).filter(
    ([, schema]) =>
      typeof schema.safeParse(schema.meta()?.["example"]).data === "string" &&
      // A value from a public list of choices is no secret.
      !("enum" in z.toJSONSchema(schema, { io: "input" })),
  );
  expect(planted.map(({ setting }) => setting)).toEqual(takesText.map(([name]) => name));
  expect(secrets.map(({ setting }) => setting)).toContain("GRAPHQL_ENDPOINT");
});

describe("the value of a private setting", () => {
  test("occurs in no response, whether the backend responds or not", async () => {
    const leaks: string[] = [];
    for (const failure of [
      undefined,
      "breaks the connection",
      "responds with null and an error",
    ] as const) {
      if (failure) woo.fail(failure);
      for (const request of await everyRequest()) {
        const { head, body } = await served(request);
        const found = leakedIn(head + body);
        if (found.length > 0) leaks.push(`${JSON.stringify(request.url)}: ${found.join(", ")}`);
      }
    }
    woo.recover();
    expect(leaks).toEqual([]);
  });

  test("occurs in no built file, with the settings in the environment of the build", async () => {
    const files = globSync("dist/client/**/*.*", { cwd: copy });
    expect(files.length).toBeGreaterThan(20);
    const leaks: string[] = [];
    for (const file of files) {
      const bytes = await readFile(join(copy, file));
      const text = file.endsWith(".br")
        ? brotliDecompressSync(bytes)
        : file.endsWith(".gz")
          ? gunzipSync(bytes)
          : bytes;
      const found = leakedIn(text.toString("latin1"));
      if (found.length > 0) leaks.push(`${file}: ${found.join(", ")}`);
    }
    expect(leaks).toEqual([]);
  });
});

// WordPress serves its pictures from there, and a page's policy must name that origin, which every
// picture's URL reveals anyway. The endpoint's path is never revealed.
test("only the content security policy names the endpoint's origin", async () => {
  const { origin } = new URL(woo.endpoint);
  for (const url of pages) {
    const { headers, body } = await app.inject({ url });
    const { "content-security-policy": policy, ...others } = headers;
    const isPage = String(headers["content-type"]).startsWith("text/html");
    expect(policy).toContain(isPage ? `img-src 'self' data: ${origin}` : "default-src 'none'");
    expect(body + JSON.stringify(others)).not.toContain(origin);
  }
});

test("a page contains the public settings once, and beside them only its own data", async () => {
  const { body } = await app.inject({ url: "/product/belt" });
  const [, text = "", ...more] = body.split(/<script id="payload" type="application\/json">/);
  expect(more).toEqual([]);
  const handedOver = JSON.parse(text.split("</script>")[0] ?? "") as { shop: object };
  expect(Object.keys(handedOver).toSorted()).toEqual(["payload", "shop"]);
  expect(handedOver.shop).toEqual({
    name: env["SITE_NAME"],
    titleSeparator: env["TITLE_SEPARATOR"],
    cartNotices: false,
    buildId: (await readBuild()).id,
    buildPollSeconds: 3600,
    priceNote: env["PRICE_NOTE"],
    texts: {},
    colorAttributes: ["colour", "color", "glaze"],
    priceSteps: [15, 30, 60],
    liveEndpoint: env["GRAPHQL_WS_ENDPOINT"],
    search: {
      appId: env["ALGOLIA_APP_ID"],
      searchKey: env["ALGOLIA_SEARCH_KEY"],
      index: env["ALGOLIA_INDEX"],
    },
  });
});
