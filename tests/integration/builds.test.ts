import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import { readBuild } from "#server/rendering/currentBuild.ts";
import type { BuildMeta } from "#server/rendering/currentBuild.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const open = (url: string, headers: Record<string, string> = {}) =>
  world().app.inject({ url, headers });

describe("the latest build", () => {
  test.each(["", "?1795290224387", "?t=1&x"])(
    "is served with a max-age of one second, requested with %j",
    async (query) => {
      const response = await open(`/builds/latest.json${query}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("public, max-age=1");
      expect(response.json()).toEqual(await readBuild());
    },
  );

  test("is the one that pages name as their build", async () => {
    const { id } = (await open("/builds/latest.json")).json<{ id: string }>();
    expect((await open("/products")).body).toContain(`"buildId":"${id}"`);
  });
});

describe("a build's manifest", () => {
  test("is small and cached as immutable", async () => {
    const build = await readBuild();
    const response = await open(`/builds/meta/${build.id}.json`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.rawPayload.length).toBeLessThanOrEqual(2000);
    const { matcher, prerendered, ...named } = response.json<BuildMeta>();
    expect(named).toEqual(build);
    expect(matcher).toMatchObject({
      static: {
        "/": { prerender: true, isPersonal: false },
        "/products": { prerender: true, isPersonal: false },
        "/search": { prerender: false, isPersonal: false },
        "/cart": { prerender: false, isPersonal: true },
        "/account": { prerender: false, isPersonal: true },
      },
      wildcard: {
        "/product": { prerender: true, isPersonal: false },
        "/category": { prerender: true, isPersonal: false },
      },
      dynamic: { "/**": { prerender: true, isPersonal: false } },
    });
    const catalogue = ["/", "/products", "/categories", "/product/*", "/category/*"];
    expect(prerendered).toEqual(expect.arrayContaining(catalogue));
  });

  test.each(["0000000000000000", "..%2F..%2Fpackage", "%00", "a.b"])(
    "responds with 404 and JSON for %s, which is no build",
    async (id) => {
      const response = await open(`/builds/meta/${id}.json`);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toMatch(/^application\/json/);
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  test("agrees with the server on which pages are personal and which are cached", async () => {
    const { id } = await readBuild();
    const { matcher } = (await open(`/builds/meta/${id}.json`)).json<BuildMeta>();
    for (const [path, { isPersonal }] of Object.entries(matcher.static)) {
      const { headers } = await open(path);
      expect([path, headers["cache-control"] === "private, no-store"]).toEqual([path, isPersonal]);
      expect([path, headers["etag"] === undefined]).toEqual([path, isPersonal]);
    }
    for (const path of ["/product/ember-candle", "/category/mugs"]) {
      expect((await open(path)).headers["etag"]).toBeDefined();
    }
  });
});

describe("a payload names the build of the server that responded", () => {
  test.each([
    ["cached", "/product/ember-candle/_payload.json"],
    ["rendered per request", "/products/_payload.json?sort=price"],
    ["personal", "/cart/_payload.json"],
    ["for a missing page", "/product/none/_payload.json"],
  ])("when it is %s", async (_, url) => {
    expect((await open(url)).headers[BUILD_HEADER]).toBe((await readBuild()).id);
  });

  test("when it is unchanged, with 304", async () => {
    const url = "/product/ember-candle/_payload.json";
    const etag = String((await open(url)).headers["etag"]);
    const again = await open(url, { "if-none-match": etag });
    expect(again.statusCode).toBe(304);
    expect(again.headers[BUILD_HEADER]).toBe((await readBuild()).id);
  });
});

describe("a build's files", () => {
  const scriptOf = async () =>
    /\/assets\/entries\/[\w.-]+\.js/.exec((await open("/")).body)?.[0] ?? "";

  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("are cached as immutable when requested with encoding %s", async (accepted, encoding) => {
    const script = await scriptOf();
    const response = await open(script, { "accept-encoding": accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-type"]).toMatch(/^application\/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["vary"]).toMatch(/accept-encoding/i);
    const copy = { br: ".br", gzip: ".gz" }[accepted] ?? "";
    expect(response.rawPayload.equals(await readFile(`dist/client${script}${copy}`))).toBe(true);
  });

  test("are the same for each client, whichever encodings others requested before", async () => {
    const script = await scriptOf();
    const plain = await readFile(`dist/client${script}`);
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const encodings: unknown[] = [];
    // "*" accepts any encoding.
    for (const accepted of ["*", "identity", "br", "br", "gzip", "gzip", "identity", "*"]) {
      const { headers, rawPayload } = await open(script, { "accept-encoding": accepted });
      const encoding = headers["content-encoding"] as keyof typeof decoders | undefined;
      const body = encoding ? decoders[encoding](rawPayload) : rawPayload;
      expect(body.equals(plain)).toBe(true);
      encodings.push(encoding);
    }
    expect(encodings.slice(1, -1)).toEqual([undefined, "br", "br", "gzip", "gzip", undefined]);
    const { headers } = await open(script);
    const again = await open(script, { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const part = await open(script, { range: "bytes=0-9" });
    expect([part.statusCode, part.rawPayload.equals(plain.subarray(0, 10))]).toEqual([206, true]);
  });

  test("can be requested with HEAD", async () => {
    const response = await world().app.inject({ method: "HEAD", url: await scriptOf() });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("cannot be requested by the names of their compressed copies", async () => {
    expect((await open(`${await scriptOf()}.br`)).statusCode).toBe(404);
  });

  test.each([
    "/assets/chunks/none.js",
    "/assets/",
    "/assets/chunks",
    "/assets/%2e%2e%2fbuild.json",
  ])("do not include %s, which gets an uncached error", async (url) => {
    const response = await open(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("reject POST with 405", async () => {
    const response = await world().app.inject({ method: "POST", url: "/assets/chunks/none.js" });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe("GET, HEAD");
  });
});
