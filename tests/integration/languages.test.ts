import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { readCatalogue } from "#words/declaration.ts";

describe.each([
  ["de", "ltr"],
  ["ar", "rtl"],
])("A shop in %s", (language, direction) => {
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
});
