import Fastify from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { requestSession } from "#server/shopper/requestSession.ts";
import { privateRoutes } from "./privateRoutes.ts";
import { copyHeaders, publicRoutes } from "./publicRoutes.ts";
import type { PublicReply, PublicRequest } from "./publicRoutes.ts";

/** Ways to set or read a cookie in a public route, each of which the compiler refuses. */
const refused = [
  // @ts-expect-error: the cookie plugin's method is no part of a public reply
  (_: PublicRequest, reply: PublicReply) => reply.setCookie("woo-session", "token"),
  // @ts-expect-error: neither is its method that ends a cookie
  (_: PublicRequest, reply: PublicReply) => reply.clearCookie("woo-session"),
  // @ts-expect-error: nor the header, in any spelling
  (_: PublicRequest, reply: PublicReply) => reply.header("Set-Cookie", "woo-session=token"),
  // @ts-expect-error: nor a header whose name is known at run time only
  (_: PublicRequest, reply: PublicReply, name: string) => reply.header(name, "woo-session=token"),
  (_: PublicRequest, reply: PublicReply, name: `set-${string}`) =>
    // @ts-expect-error: nor one that is known by its pattern
    reply.header(name, "woo-session=token"),
  (_: PublicRequest, reply: PublicReply, name: "etag" | "set-cookie") =>
    // @ts-expect-error: nor one of several
    reply.header(name, "woo-session=token"),
  // @ts-expect-error: headers by names that are known at run time go through `copyHeaders`
  (_: PublicRequest, reply: PublicReply) => reply.headers({ "Set-Cookie": "woo-session=token" }),
  (_: PublicRequest, reply: PublicReply) =>
    // @ts-expect-error: a `Response` would bring its own headers
    reply.send(new Response("", { headers: { "set-cookie": "woo-session=token" } })),
  // @ts-expect-error: nor may a handler return one
  () => publicRoutes(Fastify()).get("/", () => new Response("")),
  // @ts-expect-error: nor promise one
  () => publicRoutes(Fastify()).get("/", async () => new Response("")),
  // @ts-expect-error: a public request shows no cookies
  (request: PublicRequest) => request.cookies,
  // @ts-expect-error: nor their header
  (request: PublicRequest) => request.headers.cookie,
  // @ts-expect-error: a session needs a reply that was declared private
  (request: FastifyRequest, reply: FastifyReply) => requestSession(request, reply),
];

test("the types of a public route refuse every way to set or read a cookie", () => {
  expect(refused).toHaveLength(13);
});

test("copied headers leave out cookies", async () => {
  const app = Fastify();
  const given = { "Set-Cookie": "woo-session=token", etag: '"a"' };
  app.get("/", (_request, reply) => {
    copyHeaders(reply, given);
    copyHeaders(reply, new Headers(given));
    return reply.send();
  });
  const response = await app.inject("/");
  expect(response.headers).toMatchObject({ etag: '"a"' });
  expect(response.headers).not.toHaveProperty("set-cookie");
});

test("a private route's response is private before its handler runs", async () => {
  const app = Fastify();
  privateRoutes(app).post("/", {}, async (_request, reply) => reply.getHeaders());
  const response = await app.inject({ method: "POST", url: "/" });
  expect(response.json()).toHaveProperty("cache-control", "private, no-store");
  expect(response.headers["cache-control"]).toBe("private, no-store");
});
