import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { plainText } from "#relay/contract/text/plainText.ts";
import { foreignShop } from "#tests/worlds/backends/foreignShop.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

const MANIFEST = "/manifest.webmanifest";

describe("a shop without SITE_NAME", () => {
  const NAME = "Wollwerk &amp; Söhne";
  const merchandise = { ...foreignShop, settings: { ...foreignShop.settings, name: NAME } };
  const SITE_URL = "https://shop.example";
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-name-"));
    return () => removeFolder(folder);
  });

  /** Returns the parts of the shop that have its name, with entities decoded. */
  async function namedParts(GRAPHQL_ENDPOINT: string) {
    const settings = { GRAPHQL_ENDPOINT, DATA_DIR: folder, SITE_URL };
    const { app } = await openWorld({ settings });
    const bodyOf = async (url: string) => (await app.inject({ url })).body;
    const [home, cart, manifest] = await Promise.all(["/", "/cart", MANIFEST].map(bodyOf));
    await app.close();
    const head = pageHead(home ?? "");
    const [, title] = /<title>([^<]*)</.exec(home ?? "") ?? [];
    return {
      title: plainText(title),
      site: plainText(head.meta("og:site_name")),
      data: (home?.match(/"@type":"Organization","name":"([^"]*)"/) ?? [])[1],
      cart: plainText(/<title>([^<]*)</.exec(cart ?? "")?.[1]),
      manifest: (JSON.parse(manifest ?? "{}") as { name?: string }).name,
    };
  }

  test("has WordPress's title as its name, and the last known one while that does not respond", async () => {
    const woo = await openWooServer({ merchandise });
    const named = await namedParts(woo.endpoint);
    const name = "Wollwerk & Söhne";
    expect(named).toEqual({
      title: `Index | ${name}`,
      site: name,
      data: name,
      cart: `Cart | ${name}`,
      manifest: name,
    });
    woo.fail("breaks the connection");
    expect((await namedParts(woo.endpoint)).manifest).toBe(name);
    await woo.close();
  });
});
