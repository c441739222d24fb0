import Fastify from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { requestSession } from "#server/shopper/requestSession.ts";
import { privateRoutes } from "./privateRoutes.ts";
import type { PublicReply, PublicRequest } from "./publicRoutes.ts";

/** Ways to set or read a cookie in a public route, each of which the compiler refuses. */
const refused = [
  // @ts-expect-error: the cookie plugin's method is no part of a public reply
  (_: PublicRequest, reply: PublicReply) => reply.setCookie("woo-session", "token"),
  // @ts-expect-error: neither is its method that ends a cookie
  (_: PublicRequest, reply: PublicReply) => reply.clearCookie("woo-session"),
  // @ts-expect-error: nor the header, in any spelling
  (_: PublicRequest, reply: PublicReply) => reply.header("Set-Cookie", "woo-session=token"),
  // @ts-expect-error: nor the header among others
  (_: PublicRequest, reply: PublicReply) => reply.headers({ "set-cookie": "woo-session=token" }),
  // @ts-expect-error: a public request shows no cookies
  (request: PublicRequest) => request.cookies,
  // @ts-expect-error: nor their header
  (request: PublicRequest) => request.headers.cookie,
  // @ts-expect-error: a session needs a reply that was declared private
  (request: FastifyRequest, reply: FastifyReply) => requestSession(request, reply),
];

test("the types of a public route refuse every way to set or read a cookie", () => {
  expect(refused).toHaveLength(7);
});

test("a private route's response is private before its handler runs", async () => {
  const app = Fastify();
  privateRoutes(app).post("/", {}, async (_request, reply) => reply.getHeaders());
  const response = await app.inject({ method: "POST", url: "/" });
  expect(response.json()).toHaveProperty("cache-control", "private, no-store");
  expect(response.headers["cache-control"]).toBe("private, no-store");
});
