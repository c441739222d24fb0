import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SerializedPage } from "#relay/payload.ts";
import { readManifest, scriptsOf } from "#tools/pageAssets.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const plain = worldOf();
const live = worldOf({
  settings: { GRAPHQL_WS_ENDPOINT: "wss://live.example:8443/graphql?shop=1" },
});

const handedOverIn = (html: string) =>
  JSON.parse(
    /<script id="payload"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null",
  ) as SerializedPage;

const connectingTo = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1];

describe.each(["/", "/product/ember-candle", "/cart"])("the page %s", (url) => {
  test("names the live endpoint, and allows connections to its origin", async () => {
    const { body, headers } = await live().app.inject({ url });
    expect(handedOverIn(body).shop.liveEndpoint).toBe("wss://live.example:8443/graphql?shop=1");
    const policy = headers["content-security-policy"];
    expect(connectingTo(policy)).toBe("'self' wss://live.example:8443");
  });

  test("names no live endpoint without one in the settings, and allows no other connection", async () => {
    const { body, headers } = await plain().app.inject({ url });
    expect(handedOverIn(body).shop).not.toHaveProperty("liveEndpoint");
    expect(connectingTo(headers["content-security-policy"])).toBe("'self'");
  });
});

test("the live connection's code is built, but is in no script that a product page requests", async () => {
  const manifest = (await readManifest()) ?? {};
  const speaks = async (file: string) =>
    (await readFile(join(projectFolder, "dist/client", file), "utf8")).includes(
      "graphql-transport-ws",
    );
  expect(await speaks(manifest["relay/liveConnection.ts"]?.file ?? "")).toBe(true);
  const pages = scriptsOf(manifest, "product/@product");
  expect(await Promise.all(pages.map(speaks))).not.toContain(true);
});
