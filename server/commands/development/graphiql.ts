import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import { isLocal, isLoopbackAddress } from "#server/http/localRequest.ts";

// GraphiQL route of the development server, for requests from this machine only.

/** Headers of a GraphiQL request that the backend reads. */
const FORWARDED = ["content-type", "accept", "woocommerce-session", "authorization"] as const;

const REFUSED = {
  remote: "GraphiQL is for the embedded shop: unset GRAPHQL_ENDPOINT to use it.",
  exposed: "GraphiQL runs on loopback only: set HOST=127.0.0.1 to use it.",
  distant: "GraphiQL accepts requests from this machine only: open it at localhost.",
};

/** Returns the reason to refuse a request, as a sentence; undefined if there is none. */
function refusal(request: FastifyRequest, backend: Backend, host: string): string | undefined {
  if (!isLoopbackAddress(host)) return REFUSED.exposed;
  if (!isLocal(request)) return REFUSED.distant;
  return backend.kind === "embedded" ? undefined : REFUSED.remote;
}

/** Registers GraphiQL at `/graphiql`, over the embedded shop and with any operation. */
export function registerGraphiql(app: FastifyInstance, backend: Backend, host: string): void {
  app.get("/graphiql", async (request, reply) => {
    const reason = refusal(request, backend, host);
    reply.header("cache-control", "no-store");
    if (reason !== undefined) return reply.code(403).type("text/plain; charset=utf-8").send(reason);
    const page = renderGraphiQL({ title: "GraphiQL", endpoint: "/graphiql" });
    return reply.header("x-frame-options", "DENY").type("text/html; charset=utf-8").send(page);
  });

  app.post("/graphiql", async (request, reply) => {
    const reason = refusal(request, backend, host);
    if (reason !== undefined) return reply.code(403).send({ errors: [{ message: reason }] });
    const headers = new Headers();
    for (const name of FORWARDED) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const response = await backend.graphql(
      new Request("http://localhost/graphql", {
        method: "POST",
        headers,
        body: JSON.stringify(request.body),
      }),
    );
    const session = response.headers.get("woocommerce-session");
    if (session !== null) reply.header("woocommerce-session", session);
    return reply
      .code(response.status)
      .type("application/json")
      .send(await response.text());
  });
}
