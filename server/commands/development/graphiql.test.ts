import fastify from "fastify";
import { expect, test } from "vitest";
import type { Backend } from "#server/backend/line/backend.ts";
import { registerGraphiql } from "./graphiql.ts";

/** Opens GraphiQL over a backend that responds with the operation's text. */
function appWith(kind: Backend["kind"], host: string) {
  const app = fastify();
  const graphql = async (request: Request) => {
    const { query } = (await request.json()) as { query: string };
    return Response.json({ data: { query } });
  };
  registerGraphiql(app, { kind, graphql } as Backend, host);
  return app;
}

test("GraphiQL runs any operation from this machine against the embedded shop", async () => {
  const app = appWith("embedded", "127.0.0.1");
  expect((await app.inject("/graphiql")).headers["content-type"]).toContain("text/html");
  const body = { query: "{ posts { nodes { id } } }" };
  const response = await app.inject({ method: "POST", url: "/graphiql", payload: body });
  expect(response.json()).toEqual({ data: body });
});

test.each([
  ["if GRAPHQL_ENDPOINT is set", "remote", "127.0.0.1", {}, "unset GRAPHQL_ENDPOINT"],
  ["on an address of the network", "embedded", "0.0.0.0", {}, "set HOST=127.0.0.1"],
  ["under another host name", "embedded", "127.0.0.1", { host: "shop.test" }, "this machine only"],
  ["from another site", "embedded", "localhost", { origin: "http://a.test" }, "this machine only"],
] as const)("GraphiQL refuses a request %s", async (_, kind, host, headers, reason) => {
  const app = appWith(kind, host);
  for (const method of ["GET", "POST"] as const) {
    const response = await app.inject({
      method,
      url: "/graphiql",
      headers,
      ...(method === "POST" && { payload: {} }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(reason);
  }
});
