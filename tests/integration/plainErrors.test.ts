import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

const form = "application/x-www-form-urlencoded";
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const requests: [string, InjectOptions, number][] = [
  ["a URL cut off in an escape", { url: "/%" }, 400],
  ["a URL that is not valid UTF-8", { url: "/product/%ff" }, 400],
  ["a missing file", { url: "/favicon.ico" }, 404],
  ["Vike's own file of a page", { url: "/products/index.pageContext.json" }, 404],
  [
    "a post to a page",
    { method: "POST", url: "/products", headers: { "content-type": form } },
    405,
  ],
  [
    "a form that is too large",
    {
      method: "POST",
      url: "/cart/items",
      headers: { "content-type": form },
      payload: `a=${"b".repeat(40_000)}`,
    },
    413,
  ],
  [
    "a post whose body is no form",
    { method: "POST", url: "/cart/items", headers: { "content-type": "text/csv" }, payload: "a" },
    415,
  ],
];

/** Words of Fastify's own error messages. */
const NOT_OURS = /FST_|Fastify|statusCode|Route |url component|Unsupported Media|entity too large/i;

describe.each(requests)("%s", (_, request, status) => {
  test("gets a plain error page in a browser", async () => {
    const result = await world().app.inject({
      ...request,
      headers: { ...request.headers, ...browser },
    });
    expect(result.statusCode).toBe(status);
    expect(result.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(result.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(result.body).toMatch(/<h1>.+<\/h1>/);
    expect(result.body).not.toMatch(NOT_OURS);
  });

  test("gets a JSON error elsewhere", async () => {
    const response = await world().app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
    expect(response.body).not.toMatch(NOT_OURS);
  });
});

test("a 405 response lists the allowed methods", async () => {
  const response = await world().app.inject({ method: "DELETE", url: "/products" });
  expect([response.statusCode, response.headers["allow"]]).toEqual([405, "GET, HEAD"]);
});
