import { describe, expect, test } from "vitest";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { SeoSubject } from "#relay/pageContext.ts";
import { createSeoSenders } from "#server/backend/line/seoPlugin.ts";
import { needsRecordings, readExtensionRecordings } from "#tests/worlds/backends/recordings.ts";
import { SEO_FIELDS, openSeoShop } from "#tests/worlds/backends/seoShop.ts";

// What Yoast SEO responded in a real shop, as the storefront reads it.

const responseOf = <Data>(start: string): Data => {
  const found = readExtensionRecordings().find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(`there is no recording ${start}`);
  return (found.response.body as { data: Data }).data;
};

/** Reads the facts of a recorded response. */
async function seo(name: string, subject: SeoSubject) {
  const { send } = openSeoShop(SEO_FIELDS.yoast, responseOf<object>(name));
  const site = {
    endpoint: "https://shop.example/graphql",
    srcSetOf: () => undefined,
    pages: { isKnown: () => false },
  };
  const variable = subject === "page" ? "uri" : "slug";
  const response = await createSeoSenders(send, site).sendWithSeo(
    { name: "Head", text: `query Head($${variable}: ID!) { __typename }` },
    {
      subject,
      siteUrl: undefined,
      send: (operation) => sendOperation({ url: "/", send }, operation, { [variable]: "a" }),
    },
  );
  return response.seo;
}

describe("a real shop with Yoast SEO", needsRecordings, () => {
  test("has the fields that are asked, of products, pages and categories", () => {
    const types = responseOf<Record<"a" | "b", { fields: { name: string }[] }>>("06f");
    const asked = /type PostTypeSEO \{([^}]*)\}/.exec(SEO_FIELDS.yoast)?.[1] ?? "";
    const names = [...asked.matchAll(/(\w+):/g)].map(([, name = ""]) => name);
    expect(names).toHaveLength(9);
    for (const { fields } of [types.a, types.b]) {
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    }
  });

  test("says a product's title and its address on another site", async () => {
    expect(await seo("06a", "product")).toMatchObject({
      title: "Schale kaufen - Maison Été & Söhne",
      description: "Handgemachte Schale",
      canonical: "https://shop.example.org/andere/",
      picture: { address: "https://shop.example/wp-content/uploads/2026/11/photo-2.jpg" },
      crumbNames: { "/": "Home", "/product/eichenschale-nr-1": "Eichenschale Nr. 1" },
    });
  });

  test("hides a page and a category", async () => {
    expect(await seo("06c", "page")).toEqual({
      title: "Über uns - Maison Été & Söhne",
      robots: ["noindex"],
      crumbNames: {},
    });
    expect(await seo("06d", "category")).toMatchObject({
      title: "Bücher-Titel",
      description: "Bücher-Text",
      robots: ["noindex"],
      crumbNames: { "/category/buecher": 'Bücher "gut" & günstig' },
    });
  });
});
