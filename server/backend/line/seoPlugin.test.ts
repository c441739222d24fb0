import { describe, expect, test, vi } from "vitest";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { SeoSubject } from "#relay/pageContext.ts";
import { SEO_FIELDS, openSeoShop } from "#tests/worlds/backends/seoShop.ts";
import { createSeoSenders, isHiddenNode } from "./seoPlugin.ts";

const SITE = {
  endpoint: "https://shop.example/graphql",
  srcSetOf: (address: string) => `/img/1200${new URL(address).pathname} 1200w`,
  pages: { isKnown: (path: string) => path === "/about-us" },
};
const siteUrl = "https://storefront.example";

const QUERIES: Record<SeoSubject, string> = {
  product: "query Head($slug: ID!) { described: product(id: $slug, idType: SLUG) { name } }",
  category: "query Head($slug: ID!) { productCategory(id: $slug, idType: SLUG) { name } }",
  page: "query Head($uri: ID!) { page(id: $uri, idType: URI) { title } }",
  front: "query Head { __typename }",
};

/** Opens a shop, and the function that sends a head's query to it. */
function open(...given: Parameters<typeof openSeoShop>) {
  const opened = openSeoShop(...given);
  let now = 0;
  const { sendWithSeo, withRobots } = createSeoSenders(opened.send, SITE, () => now);
  const head = (subject: SeoSubject) =>
    sendWithSeo(
      { name: "Head", text: QUERIES[subject] },
      {
        subject,
        siteUrl,
        send: (operation) =>
          sendOperation({ url: "/graphql", send: opened.send }, operation, {
            slug: "bowl",
            uri: "/",
          }),
      },
    );
  const seo = async (subject: SeoSubject) => (await head(subject)).seo;
  return { ...opened, sendWithSeo, withRobots, head, seo, pass: (ms: number) => void (now += ms) };
}

/** A product of WordPress with Yoast SEO, as recorded. */
const yoastProduct = {
  title: "Schale kaufen - Maison Été & Söhne",
  metaDesc: "Handgemachte Schale",
  canonical: "https://shop.example.org/andere/",
  metaRobotsNoindex: "index",
  metaRobotsNofollow: "follow",
  opengraphTitle: "Schale kaufen - Maison Été & Söhne",
  opengraphDescription: "Handgemachte Schale",
  opengraphImage: { sourceUrl: "https://shop.example/wp-content/uploads/photo-2.jpg", altText: "" },
  breadcrumbs: [
    { text: "Home", url: "https://shop.example/" },
    { text: "Shop", url: "https://shop.example/shop/" },
    {
      text: "Bücher &quot;gut&quot; &amp; günstig",
      url: "https://shop.example/product-category/buecher/",
    },
    { text: "Eichenschale Nr. 1", url: "https://shop.example/product/eichenschale-nr-1/" },
  ],
};

describe("Yoast SEO", () => {
  test("says a product's title, description, picture and breadcrumbs, and an address elsewhere", async () => {
    const { seo } = open(SEO_FIELDS.yoast, { product: { seo: yoastProduct } });
    expect(await seo("product")).toEqual({
      title: "Schale kaufen - Maison Été & Söhne",
      description: "Handgemachte Schale",
      canonical: "https://shop.example.org/andere/",
      socialDescription: "Handgemachte Schale",
      picture: {
        address: "https://shop.example/wp-content/uploads/photo-2.jpg",
        srcSet: "/img/1200/wp-content/uploads/photo-2.jpg 1200w",
        alt: "",
      },
      crumbNames: {
        "/": "Home",
        "/products": "Shop",
        "/category/buecher": 'Bücher "gut" & günstig',
        "/product/eichenschale-nr-1": "Eichenschale Nr. 1",
      },
    });
  });

  test("hides a page with noindex and without a canonical address", async () => {
    const page = { title: "Impressum", metaRobotsNoindex: "noindex", canonical: "" };
    const { seo } = open(SEO_FIELDS.yoast, {
      page: { seo: { ...page, metaRobotsNofollow: "nofollow", opengraphTitle: "Anderer" } },
    });
    expect(await seo("page")).toEqual({
      title: "Impressum",
      robots: ["noindex", "nofollow"],
      crumbNames: {},
    });
  });

  test("gives link previews a title of their own", async () => {
    const { seo } = open(SEO_FIELDS.yoast, {
      productCategory: { seo: { title: "Bowls", opengraphTitle: "All bowls &amp; cups" } },
    });
    expect(await seo("category")).toMatchObject({ socialTitle: "All bowls & cups" });
  });
});

describe("Rank Math", () => {
  const robots = ["index", "follow", "max-snippet:-1"];
  const product = {
    title: "Bowl - Shop",
    description: "A bowl & a cup",
    robots,
    canonicalUrl: "https://shop.example/product/bowl/",
    openGraph: {
      title: "Bowl &amp; cup",
      description: "Both",
      image: { url: "https://shop.example/wp-content/uploads/a.jpg" },
    },
    breadcrumbs: [{ text: "Bowls", url: "https://shop.example/product-category/all/bowls/" }],
  };

  test("says the same by other fields, with addresses of ours", async () => {
    const { seo } = open(SEO_FIELDS.rankMath, { product: { seo: product } });
    expect(await seo("product")).toMatchObject({
      title: "Bowl - Shop",
      description: "A bowl & a cup",
      canonical: "/product/bowl",
      socialTitle: "Bowl & cup",
      socialDescription: "Both",
      picture: { srcSet: "/img/1200/wp-content/uploads/a.jpg 1200w" },
      crumbNames: { "/category/bowls": "Bowls" },
    });
  });

  test("is read without breadcrumbs where they are switched off", async () => {
    const { seo } = open(SEO_FIELDS.rankMath.replace("breadcrumbs: [Breadcrumbs]", ""), {
      product: { seo: { ...product, robots: ["noindex", "follow", "noarchive"] } },
    });
    expect(await seo("product")).toMatchObject({
      title: "Bowl - Shop",
      robots: ["noindex", "noarchive"],
      crumbNames: {},
    });
  });

  test("hides no page if WordPress discourages search engines, and so hides its front page", async () => {
    const hidden = { seo: { ...product, robots: ["noindex", "nofollow"] } };
    const { seo } = open(SEO_FIELDS.rankMath, {
      product: hidden,
      nodeByUri: { __typename: "Page", ...hidden },
    });
    expect((await seo("product"))?.robots).toBeUndefined();
    expect(await seo("front")).toMatchObject({ title: "Bowl - Shop" });
  });
});

describe("an address of WordPress", () => {
  const canonical = async (address: string) => {
    const { seo } = open(SEO_FIELDS.yoast, {
      product: { seo: { canonical: address } },
      generalSettings: { url: "https://wp.shop.example" },
    });
    return (await seo("product"))?.canonical;
  };

  test.each([
    ["https://shop.example/", "/"],
    ["http://shop.example/product-category/home/bowls/", "/category/bowls"],
    ["https://shop.example/about-us/", "/about-us"],
    ["https://storefront.example/product/bowl/", "/product/bowl"],
    ["https://www.shop.example/product/bowl/", "/product/bowl"],
    ["https://wp.shop.example/product/bowl/", "/product/bowl"],
  ])("%s is our page %s", async (address, path) => {
    expect(await canonical(address)).toBe(path);
  });

  test.each([
    "https://shop.example/our-own-permalinks/bowl/",
    "https://shop.example/?p=12",
    "https://shop.example/product/100%/",
    "https://shop.example/my-account/orders/",
    "javascript:alert(1)",
    "/product/bowl",
  ])("%s is no canonical address", async (address) => {
    expect(await canonical(address)).toBeUndefined();
  });
});

describe("the query of a head", () => {
  test("is one request, after two that find the plugin", async () => {
    const { seo, received } = open(SEO_FIELDS.yoast, { product: { seo: yoastProduct } });
    await Promise.all([seo("product"), seo("product")]);
    expect(received).toEqual(["seoProbeQuery", "seo", "Head", "Head"]);
  });

  test("has the plugin's fields last in its operation, before fragments", async () => {
    const { sendWithSeo, send } = open(SEO_FIELDS.yoast, { product: { seo: yoastProduct } });
    const text =
      "query Head($slug: ID!) { described: product(id: $slug, idType: SLUG) { ...Name } } fragment Name on Product { name }";
    const asked = { subject: "product" as const, siteUrl };
    const { data, seo } = await sendWithSeo(
      { name: "Head", text },
      {
        ...asked,
        send: (operation) => {
          expect(operation.text).toMatch(/\{ \.\.\.Name \} {2}seo: product\(.*\} \} fragment Name/);
          return sendOperation({ url: "/graphql", send }, operation, { slug: "bowl" });
        },
      },
    );
    expect(data).toEqual({ described: { name: null } });
    expect(seo).toMatchObject({ description: "Handgemachte Schale" });
  });

  test("stays as it is in a shop without a plugin, which is asked again after ten minutes", async () => {
    const { head, pass, received, shop } = open("", { product: { name: "Bowl" } });
    expect(await head("product")).toEqual({ data: { described: { name: "Bowl" } } });
    await head("page");
    expect(received).toEqual(["seoProbeQuery", "Head", "Head"]);
    shop.fields = SEO_FIELDS.yoast;
    shop.roots = { product: { name: "Bowl", seo: { title: "Buy it" } } };
    expect((await head("product")).seo).toBeUndefined();
    pass(600_000);
    // No page waits for it.
    await head("product");
    await vi.waitFor(async () =>
      expect((await head("product")).seo).toMatchObject({ title: "Buy it" }),
    );
  });

  test("is sent without the fields of a plugin that the shop no longer has", async () => {
    const { head, shop } = open(SEO_FIELDS.yoast, { product: { name: "Bowl" } });
    expect((await head("product")).seo).toBeDefined();
    shop.fields = "";
    expect(await head("product")).toEqual({ data: { described: { name: "Bowl" } } });
  });

  test("loses no page to a plugin that fails or sends what it should not", async () => {
    const failing = {
      name: "Bowl",
      seo: () => {
        throw new Error("Internal server error");
      },
    };
    const { head, shop } = open(SEO_FIELDS.yoast, { product: failing });
    const left = await head("product");
    expect(left).toMatchObject({ data: { described: { name: "Bowl" } }, seo: { crumbNames: {} } });
    expect(left).not.toHaveProperty("errors");
    const seo = {
      title: `<script>${"a".repeat(400_000)}</script>`,
      metaDesc: '<script>alert("x")</script>Bowl',
      opengraphImage: { sourceUrl: "javascript:alert(1)" },
      breadcrumbs: Array.from({ length: 5_000 }, () => ({
        text: "a",
        url: "https://shop.example/",
      })),
    };
    shop.roots = { product: { name: "Bowl", seo } };
    expect((await head("product")).seo).toEqual({ description: 'alert("x")Bowl', crumbNames: {} });
  });

  test("does without the plugin for a minute if the shop does not say which it has", async () => {
    const { send } = openSeoShop(SEO_FIELDS.yoast, { page: { seo: { title: "Imprint" } } });
    let refuses = true;
    const { sendWithSeo } = createSeoSenders(
      (url, init) => (refuses ? Promise.reject(new Error("refused")) : send(url, init)),
      SITE,
      () => Number(!refuses) * 60_000,
    );
    const asked = { subject: "page" as const, siteUrl, send: async () => ({ data: {} }) };
    expect(await sendWithSeo({ name: "Head", text: QUERIES.page }, asked)).toEqual({ data: {} });
    refuses = false;
    await vi.waitFor(async () =>
      expect(await sendWithSeo({ name: "Head", text: QUERIES.page }, asked)).toHaveProperty("seo"),
    );
  });
});

describe("a list", () => {
  const QUERY =
    "query List{list:products(first:100){nodes{__typename,name},pageInfo{hasNextPage}}}";

  /** Fetches the list, and returns the names of the products that are not hidden. */
  async function names({ withRobots, send }: ReturnType<typeof open>) {
    const list = { name: "List", text: QUERY };
    const { data } = await sendOperation({ url: "/graphql", send: withRobots(send) }, list, {});
    const { nodes = [] } = Object(data?.["list"]) as { nodes?: { name: string }[] };
    return nodes.flatMap((node) => (isHiddenNode(node) ? [] : [node.name]));
  }

  const listOf = (...nodes: object[]) => ({
    products: {
      nodes: nodes.map((node) => ({ __typename: "SimpleProduct", ...node })),
      pageInfo: { hasNextPage: false },
    },
  });

  const yoast = listOf(
    { name: "Bowl", seo: { metaRobotsNoindex: "index" } },
    { name: "Sample", seo: { metaRobotsNoindex: "noindex" } },
    { name: "Cup", seo: null },
  );

  test("says which pages Yoast SEO hides, in the request that fetches it", async () => {
    const shop = open(SEO_FIELDS.yoast, yoast);
    expect(await names(shop)).toEqual(["Bowl", "Cup"]);
    expect(await names(shop)).toEqual(["Bowl", "Cup"]);
    expect(shop.received).toEqual(["seoProbeQuery", "seo", "List", "List"]);
  });

  test("says which pages Rank Math hides, unless it hides the whole site", async () => {
    const hidden = { name: "Sample", seo: { robots: ["noindex", "follow"] } };
    const list = listOf({ name: "Bowl", seo: { robots: ["index"] } }, hidden);
    expect(await names(open(SEO_FIELDS.rankMath, list))).toEqual(["Bowl"]);
    const front = { nodeByUri: { __typename: "Page", seo: { robots: ["noindex"] } } };
    expect(await names(open(SEO_FIELDS.rankMath, { ...list, ...front }))).toEqual([
      "Bowl",
      "Sample",
    ]);
  });

  test("is whole in a shop that has no plugin, or has lost it", async () => {
    expect(await names(open("", yoast))).toEqual(["Bowl", "Sample", "Cup"]);
    const shop = open(SEO_FIELDS.yoast, yoast);
    await names(shop);
    shop.shop.fields = "";
    expect(await names(shop)).toEqual(["Bowl", "Sample", "Cup"]);
  });
});
