import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { readCatalogue } from "#words/declaration.ts";

describe.each([
  ["de", "ltr", "Werkstattschürze"],
  ["ar", "rtl", "مئزر الورشة"],
])("A shop in %s", (language, direction, apron) => {
  const world = worldOf({ settings: { LANGUAGE: language } });
  const words = readCatalogue(language);
  const open = (url: string) => world().app.inject({ url });

  test("has pages in its language and direction", async () => {
    const { body } = await open("/cart");
    const [html = ""] = /<html[^>]*>/.exec(body) ?? [];
    expect(html).toContain(`lang="${language}"`);
    expect(html.includes('dir="rtl"')).toBe(direction === "rtl");
    expect(body).toContain(words["cart"]?.["emptyTitle"]);
    expect(body).toContain(words["header"]?.["search"]);
  });

  test("has scripts with its words, compressed, which import one another", async () => {
    const { body } = await open("/cart");
    const entry = /data-entry="([^"]+)"/.exec(body)?.[1] ?? "";
    const { pathname: folder } = new URL("../", new URL(entry, "http://shop.example"));
    expect(folder).toMatch(new RegExp(`^/assets/${language}\\.[\\w-]{8}/$`));
    const script = await world().app.inject({ url: entry, headers: { "accept-encoding": "br" } });
    expect(script.headers).toMatchObject({ "content-encoding": "br" });
    const { body: source } = await open(entry);
    const listed = [...source.matchAll(/["'`](assets\/[^"'`]+\.js)["'`]/g)].map(([, path]) => path);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((path) => !`/${path}`.startsWith(folder))).toEqual([]);
    const page = listed.find((path) => path?.includes("pages_cart")) ?? "";
    const { body: cart } = await open(`/${page}`);
    expect(cart).toContain(words["cart"]?.["emptyTitle"]);
    expect(cart).not.toMatch(/%%[a-z]+\.\w+%%/);
  });

  test("answers forms and missing addresses in its language", async () => {
    const [form, missing] = await Promise.all([
      world().app.inject({
        method: "POST",
        url: "/account/login",
        payload: { username: "nobody@example.test", password: "wrong password" },
        headers: { accept: "application/json" },
      }),
      open("/no-such-page"),
    ]);
    expect(form.body).toContain(words["account"]?.["credentialsWrong"]);
    expect(missing.body).toContain(words["page"]?.["notFound"]);
  });

  test("has a backend with its words", async () => {
    const [product, payment, wordpress] = await Promise.all([
      open("/product/workshop-apron"),
      open(`/demo-card/${language}/fields.html`),
      open("/wordpress/cart/"),
    ]);
    expect(product.body).toContain(`${apron}</h1>`);
    expect(product.body).not.toContain("Workshop apron");
    expect(payment.body).toContain(words["bank"]?.["chooseTestCard"]);
    expect(wordpress.body).toContain(words["backend"]?.["cartEmpty"]);
  });
});

describe("A shop in several languages", () => {
  const SITE_URL = "https://shop.example";
  const settings = { LANGUAGES: "en,de,ar", SITE_URL, REDIRECT_PAY: "on" };
  const world = worldOf({ settings });
  const open = (url: string) => world().app.inject({ url });
  const words = readCatalogue("de");
  const alternates = (body: string) =>
    [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );

  test("has each page below the prefix of each language but the first", async () => {
    const [english, german, arabic] = await Promise.all(
      ["/cart", "/de/cart", "/ar/cart"].map(open),
    );
    expect(english?.body).toContain('<html lang="en"');
    expect(german?.body).toContain(words["cart"]?.["emptyTitle"]);
    expect(german?.body).toContain('data-root="/de"');
    expect(arabic?.body).toContain('dir="rtl"');
    expect((await open("/de")).statusCode).toBe(200);
    const unspoken = await open("/pl/cart?x=1");
    expect([unspoken.statusCode, unspoken.headers.location]).toEqual([302, "/cart?x=1"]);
    expect((await open("/xx/cart")).statusCode).toBe(404);
    for (const method of ["GET", "HEAD"] as const) {
      const named = await world().app.inject({ method, url: "/en/cart?x=1" });
      expect(named.headers.location).toBe("/cart?x=1");
    }
  });

  test.each(["/", "/product/vesper-lamp", "/category/light", "/about"])(
    "%s names the same set of pages in every language, and itself as canonical",
    async (path) => {
      const below = (prefix: string) => prefix + (path === "/" && prefix ? "" : path);
      const urls = ["", "/de", "/ar"].map(below);
      const sets = await Promise.all(
        urls.map(async (url) => {
          const { body } = await open(url);
          expect(body).toContain(`<link rel="canonical" href="https://shop.example${url}"/>`);
          return alternates(body);
        }),
      );
      const [english, german, arabic] = urls.map((url) => `https://shop.example${url}`);
      const whole = [`en ${english}`, `de ${german}`, `ar ${arabic}`, `x-default ${english}`];
      expect(sets).toEqual([whole, whole, whole]);
    },
  );

  test("has the backend's products, texts and pages in the language of each address", async () => {
    const product = "/product/workshop-apron";
    const [english, german, home, wordpress] = await Promise.all(
      [product, `/de${product}`, "/de", "/de/wordpress/cart/"].map(open),
    );
    expect(english?.body).toContain("Workshop apron</h1>");
    expect(german?.body).toContain("Werkstattschürze</h1>");
    expect(german?.body).toContain("inkl. MwSt.");
    expect(home?.body).toContain("Dinge für ein ruhiges Haus");
    expect(wordpress?.body).toContain(words["backend"]?.["cartEmpty"]);
  });

  test("separates the parts of a list with the language's own comma", async () => {
    const [english, arabic] = await Promise.all(
      ["/product/vesper-lamp", "/ar/product/vesper-lamp"].map(open),
    );
    expect(english?.body).toContain("Stoneware, linen, brass");
    expect(arabic?.body).toContain("خزف حجري، كتان، نحاس أصفر");
  });

  test("leads from a page to pages, forms and files of its language", async () => {
    const { body } = await open("/de/product/fen-tumbler");
    const paths = [...body.matchAll(/<(?:a|form)\b[^>]*?\b(?:href|action)="(\/[^"]*)"/g)];
    const others = paths
      .map(([, path = ""]) => path)
      .filter((path) => !/^\/de(?:$|[/?#])/.test(path));
    // The picture's own file, and the same page in the other languages.
    expect(others.filter((path) => !/^\/(?:wp-content|product|ar\/product)\//.test(path))).toEqual(
      [],
    );
    const same = new Set(others.filter((path) => path.startsWith("/product/")));
    expect([...same]).toEqual(["/product/fen-tumbler"]);
    const [, entry = ""] = /data-entry="([^"]+)"/.exec(body) ?? [];
    expect(entry).toMatch(/^\/assets\/de\./);
  });

  test("redirects to addresses of the request's language", async () => {
    const [spelled, old, form] = await Promise.all([
      open("/de/product/fen-tumbler/"),
      open("/de/shop/"),
      world().app.inject({
        method: "POST",
        url: "/de/account/logout",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "",
      }),
    ]);
    expect(spelled?.headers.location).toBe("/de/product/fen-tumbler");
    expect(old?.headers.location).toBe("/de/products");
    expect(form.statusCode).toBe(303);
    expect(form.headers.location).toBe("/de/account");
  });

  test("has WordPress's pages and the payment's in the language, which lead back to its own", async () => {
    const [product, payment] = await Promise.all([
      open("/de/wordpress/product/sencha/"),
      open("/de/embedded-pay/wc_order_unknown"),
    ]);
    const [, nonce = ""] = /name="_wpnonce" value="(\w+)"/.exec(product.body) ?? [];
    const [cookie] = product.cookies;
    // A browser sends the cookie to addresses below its path only.
    expect(cookie?.path).toBe("/de/wordpress/");
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}`,
    };
    const [, id] = /<button value="(\d+)" name="add-to-cart"/.exec(product.body) ?? [];
    const url = "/de/wordpress/product/sencha/";
    const payload = `_wpnonce=${nonce}&add-to-cart=${id}`;
    const added = await world().app.inject({ method: "POST", url, headers, payload });
    expect(added.headers.location).toBe("/de/wordpress/cart/");
    const cart = await world().app.inject({ url: "/de/wordpress/cart/", headers });
    const hrefs = [...cart.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      "/de/wordpress/cart/",
      "/de/wordpress/checkout/",
      "/de/wordpress/my-account/",
      "/de",
      "/de/wordpress/checkout/",
    ]);
    expect(payment.body).toContain('<a href="/de/success">');
  });

  test("has a payload, a sitemap, a feed and missing pages in each language", async () => {
    const [payload, index, sitemap, feed, missing, robots] = await Promise.all(
      [
        "/de/product/fen-tumbler/_payload.json",
        "/de/sitemap.xml",
        "/de/sitemap-1.xml",
        "/de/feed.xml",
        "/de/no-such-page",
        "/robots.txt",
      ].map(open),
    );
    expect(payload?.statusCode).toBe(200);
    expect(index?.body).toContain("<loc>https://shop.example/de/sitemap-1.xml</loc>");
    expect(sitemap?.body).toContain("<loc>https://shop.example/de/product/fen-tumbler</loc>");
    expect(sitemap?.body).not.toContain("<loc>https://shop.example/product/");
    expect(feed?.body).toContain("https://shop.example/de/product/fen-tumbler");
    expect(missing?.statusCode).toBe(404);
    expect(missing?.body).toContain(words["page"]?.["notFound"]);
    expect(robots?.body).toContain("Sitemap: https://shop.example/ar/sitemap.xml");
    expect(robots?.body).toContain("Disallow: /de/cart");
  });
});
