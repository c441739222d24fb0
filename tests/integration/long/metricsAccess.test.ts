import { expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const PASSWORD = "correct:horse:battery:staple";
const open = worldOf({});
const locked = worldOf({ settings: { STATUS_PASSWORD: PASSWORD, TRUST_PROXY: "loopback" } });

const ELSEWHERE = { remoteAddress: "192.0.2.7" };

const request = (world: typeof open, headers: Record<string, string>, from: object = {}) =>
  world().app.inject({ url: "/metrics", headers, ...from });

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

test("/metrics responds to this machine in Prometheus's text format, without a cookie", async () => {
  const { statusCode, headers, body } = await request(open, { cookie: "woo-session=none" });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(body).toContain("# TYPE vitrine_requests_total counter");
});

test.each([
  ["X-Forwarded-For", "192.0.2.7"],
  ["X-Forwarded-For", "127.0.0.1"],
  ["X-Forwarded-Host", "localhost"],
  ["X-Forwarded-Proto", "https"],
  ["X-Real-IP", "127.0.0.1"],
  ["Forwarded", "for=127.0.0.1"],
  ["Via", "1.1 proxy"],
])("/metrics refuses a request with %s: %s, even from this machine", async (name, value) => {
  expect((await request(open, { [name]: value })).statusCode).toBe(403);
  expect((await request(locked, { [name]: value })).statusCode).toBe(401);
});

test("/metrics refuses another host name of this machine, and pages of another site", async () => {
  expect((await request(open, { host: "shop.example" })).statusCode).toBe(403);
  expect((await request(open, { origin: "https://other.example" })).statusCode).toBe(403);
});

test("Without STATUS_PASSWORD, /metrics refuses other machines, whatever they send", async () => {
  for (const authorization of ["", "Bearer undefined", basic("a:undefined"), "Bearer "]) {
    const { statusCode, headers, body } = await request(open, { authorization }, ELSEWHERE);
    expect(statusCode).toBe(403);
    expect(headers["www-authenticate"]).toBeUndefined();
    expect(body).not.toContain("vitrine_");
  }
});

test.each([
  ["Bearer", `Bearer ${PASSWORD}`],
  ["bearer in lower case", `bearer ${PASSWORD}`],
  ["Basic with any user name", basic(`prometheus:${PASSWORD}`)],
  ["Basic without a user name", basic(`:${PASSWORD}`)],
])("/metrics responds to another machine with the password as %s", async (_, authorization) => {
  const { statusCode, body } = await request(locked, { authorization }, ELSEWHERE);
  expect(statusCode).toBe(200);
  expect(body).toContain("vitrine_ready 1");
  const forwarded = { authorization, "x-forwarded-for": "192.0.2.7" };
  expect((await request(locked, forwarded)).statusCode).toBe(200);
});

test.each([
  ["no password", undefined],
  ["an empty one", "Bearer "],
  ["a wrong one", `Bearer ${PASSWORD}x`],
  ["a part of it", `Bearer ${PASSWORD.slice(0, -1)}`],
  ["the password as a user name", basic(`${PASSWORD}:`)],
  ["a wrong one as Basic", basic("prometheus:wrong")],
  ["Basic without a colon", basic("prometheus")],
  ["another scheme", `Digest ${PASSWORD}`],
])("/metrics responds 401 to another machine with %s", async (_, authorization) => {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await request(locked, headers, ELSEWHERE);
  expect(response.statusCode).toBe(401);
  expect(response.headers["www-authenticate"]).toBe('Basic realm="metrics"');
  expect(response.body).not.toContain("vitrine_");
});

test("/livez and /readyz respond to anybody", async () => {
  for (const url of ["/livez", "/readyz"]) {
    const { statusCode, headers } = await locked().app.inject({ url, ...ELSEWHERE });
    expect([statusCode, headers["cache-control"], headers["set-cookie"]]).toEqual([
      200,
      "no-store",
      undefined,
    ]);
  }
});
