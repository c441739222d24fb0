import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SETTINGS = { SITE_URL: "https://storefront.example" };
const world = worldOf({ woo: { isSmall: true }, settings: SETTINGS });
const demonstration = worldOf({ settings: SETTINGS });
const several = worldOf({
  woo: { isSmall: true },
  settings: { ...SETTINGS, LANGUAGES: "en,de", PRODUCT_PATH: "/produkt" },
});

let count = 0;
/** Returns a path that nobody has requested yet: what WordPress says of one is cached. */
const newPath = () => `/old-${(count += 1)}`;

type Opened = ReturnType<typeof world>;

/** Opens a path; returns status and target of the response. */
async function open({ app }: Pick<Opened, "app">, url: string, remoteAddress = "192.0.2.1") {
  const { statusCode, headers } = await app.inject({ url, remoteAddress });
  return [statusCode, headers.location];
}

/** Makes WordPress redirect a path, opens it, and returns status and target of the response. */
async function follow(location: string, status = 301, path = newPath()) {
  const { woo } = world();
  woo.onSite((asked) => (asked.startsWith(path) ? { status, location } : undefined));
  return open(world(), path);
}

/** Returns an address of WordPress. */
const onSite = (path: string) => new URL(path, world().woo.endpoint).href;

describe("a missing address that WordPress redirects", () => {
  test.each([
    ["/product/cap/", "/product/cap"],
    ["/product/clothing/cap/#reviews", "/product/cap#reviews"],
    ["/product/cap/?utm_source=old", "/product/cap?utm_source=old"],
    ["/product-category/clothing/hoodies/", "/category/hoodies"],
    ["/?product_cat=hoodies", "/category/hoodies"],
    ["/shop/", "/products"],
    ["/my-account/", "/account"],
    ["/products/", "/products"],
  ])("to its %s leads to our page", async (there, here) => {
    expect(await follow(onSite(there))).toEqual([301, here]);
  });

  test.each([301, 302, 307, 308])("leads there with the same status: %i", async (status) => {
    expect(await follow(onSite("/product/cap/"), status)).toEqual([status, "/product/cap"]);
  });

  test("keeps its parameters, and is cached if it is permanent", async () => {
    const path = newPath();
    world().woo.onSite(() => ({ status: 301, location: "/product/cap/" }));
    const { headers } = await world().app.inject({ url: `${path}?gclid=1` });
    expect(headers.location).toBe("/product/cap?gclid=1");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    world().woo.onSite(() => ({ status: 302, location: "/product/cap/" }));
    const temporary = await world().app.inject({ url: newPath(), method: "HEAD" });
    expect(temporary.statusCode).toBe(302);
    expect(temporary.headers["cache-control"]).toBe("private, no-store");
  });

  test("to this storefront, whose address WordPress may have as its own, leads to our page", async () => {
    expect(await follow("https://storefront.example/product/cap/")).toEqual([301, "/product/cap"]);
  });

  test("to another site leads there", async () => {
    expect(await follow("https://else.example/new?a=1")).toEqual([
      301,
      "https://else.example/new?a=1",
    ]);
  });

  test("of a category that the shop does not have any more leads to our page", async () => {
    const path = "/product-category/gone";
    expect(await follow(onSite("/product-category/hoodies/"), 301, path)).toEqual([
      301,
      "/category/hoodies",
    ]);
  });
});

describe("an address stays missing where WordPress redirects", () => {
  test.each([
    ["to its home page", () => onSite("/")],
    ["to a page that we do not have", () => onSite("/product/never-was/")],
    ["to a sign-in", () => onSite("/wp-login.php?redirect_to=x")],
    ["to a sign-in of another host", () => "https://www.else.example/wp-login.php"],
    ["to another kind of address", () => "javascript:alert(1)"],
    ["with a password", () => "https://a:b@else.example/"],
    ["to an address that is too long", () => `https://else.example/${"x".repeat(3000)}`],
  ])("%s", async (_, location) => {
    expect(await follow(location())).toEqual([404, undefined]);
  });

  test("to the same path, also of another host", async () => {
    for (const origin of ["", "https://www.else.example"]) {
      const path = newPath();
      const spelled = `${origin}${path.toUpperCase()}`;
      expect(await follow(spelled, 301, path)).toEqual([404, undefined]);
    }
  });

  test("in a circle of products", async () => {
    world().woo.onSite((path) => ({
      status: 301,
      location: path === "/product/one/" ? "/product/two/" : "/product/one/",
    }));
    expect(await open(world(), "/product/one")).toEqual([404, undefined]);
    expect(await open(world(), "/product/two")).toEqual([404, undefined]);
  });
});

describe("WordPress is asked for a missing address", () => {
  test("once, also if it has a page or nothing there", async () => {
    for (const status of [200, 404, 500]) {
      const path = newPath();
      world().woo.onSite(() => ({ status }));
      for (const _ of [1, 2]) expect(await open(world(), path)).toEqual([404, undefined]);
      const asked = world()
        .woo.sitePaths()
        .filter((one) => one.startsWith(path));
      expect(asked).toEqual([`${path}/`]);
    }
  });

  test("and not waited for beyond two seconds", async () => {
    const path = newPath();
    world().woo.onSite(() => "nothing");
    const since = performance.now();
    expect(await open(world(), path)).toEqual([404, undefined]);
    expect(performance.now() - since).toBeLessThan(4000);
    expect(await open(world(), path)).toEqual([404, undefined]);
    expect(performance.now() - since).toBeLessThan(5000);
  });

  test.each(["/wp-admin/install", "/.env", "/a/.git/config", "/xmlrpc.php", "/favicon.png"])(
    "unless only programs request it: %s",
    async (path) => {
      world().woo.onSite(() => ({ status: 301, location: "/product/cap/" }));
      expect((await open(world(), path))[0]).not.toBe(301);
      expect(
        world()
          .woo.sitePaths()
          .filter((one) => one.startsWith(path)),
      ).toEqual([]);
    },
  );

  test("at most sixty times a minute for one client, and others are still answered", async () => {
    world().woo.onSite(() => ({ status: 301, location: "/product/cap/" }));
    const before = world().woo.sitePaths().length;
    const results = [];
    for (let nth = 0; nth < 80; nth += 1) {
      results.push(await open(world(), newPath(), "192.0.2.9"));
    }
    expect(world().woo.sitePaths().length - before).toBe(60);
    expect(results.filter(([status]) => status === 404)).toHaveLength(20);
    expect(await open(world(), newPath(), "192.0.2.10")).toEqual([301, "/product/cap"]);
  });

  test("by four lookups at once", async () => {
    world().woo.onSite(() => "nothing");
    const before = world().woo.sitePaths().length;
    const clients = Array.from({ length: 12 }, (_, nth) => `198.51.100.${nth}`);
    const opened = await Promise.all(clients.map((client) => open(world(), newPath(), client)));
    expect(new Set(opened.map(([status]) => status))).not.toContain(301);
    expect(world().woo.sitePaths().length - before).toBeLessThanOrEqual(4);
  });
});

test("a shop in languages asks in the language's folder, and leads to its pages", async () => {
  const { woo } = several();
  woo.onSite((path) =>
    path === "/de/alt/" ? { status: 301, location: "/de/produkt/cap/" } : undefined,
  );
  expect(await open(several(), "/de/alt")).toEqual([301, "/de/produkt/cap"]);
});

test("the embedded shop has no redirects but those of its products", async () => {
  expect(await open(demonstration(), "/old-page")).toEqual([404, undefined]);
});
