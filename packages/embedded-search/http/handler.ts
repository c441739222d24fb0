import { SearchError } from "#search/searchError.ts";
import { accessOf, requireAdmin } from "./access.ts";
import type { Access, Keys } from "./access.ts";
import { readJson } from "./readBody.ts";

// HTTP request handler of the embedded search: routing, access, CORS and JSON responses.

/** A parsed request, the argument of a route's handler. */
export type Call = {
  /** Path parameters, decoded, in order. */
  names: string[];
  address: URL;
  body: unknown;
};

/** A route: its pattern is "POST /1/indexes/:/query", where a colon is a path parameter. */
export type Route = {
  pattern: string;
  access: Access;
  respond: (call: Call) => unknown;
};

/** CORS headers for any origin; the API key controls access. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Retry-After",
};

const PREFLIGHT = {
  ...CORS,
  "access-control-allow-methods": "GET, POST, PUT, DELETE, OPTIONS",
  "access-control-max-age": "86400",
};

/** Maximum body size by access: queries are small, batches of a thousand records are not. */
const MAX_BYTES = { search: 256 * 1024, admin: 32 * 1024 * 1024 };

function preflight(request: Request): Response {
  const requestedHeaders = request.headers.get("access-control-request-headers") ?? "*";
  const headers = { ...PREFLIGHT, "access-control-allow-headers": requestedHeaders };
  return new Response(null, { status: 204, headers });
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    },
  });

type Matcher = Route & { method: string; parts: string[] };

function namesIn(parts: readonly string[], path: readonly string[]): string[] | undefined {
  if (parts.length !== path.length) return undefined;
  const names: string[] = [];
  for (const [place, part] of parts.entries()) {
    const given = path[place] ?? "";
    if (part === ":") names.push(given);
    else if (part !== given) return undefined;
  }
  return names;
}

function decoded(path: string): string[] {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    throw new SearchError(400, "The address cannot be read");
  }
}

/** Creates the request handler; the first matching route responds. */
export function createHandler(
  routes: readonly Route[],
  keys: Keys,
  onError: (error: unknown) => void,
): (request: Request) => Promise<Response> {
  const matchers = routes.map((route): Matcher => {
    const [method = "", path = ""] = route.pattern.split(" ");
    return { ...route, method, parts: path.split("/") };
  });

  async function respond(request: Request): Promise<unknown> {
    const address = new URL(request.url);
    const access = accessOf(request, address, keys);
    const path = decoded(address.pathname);
    for (const matcher of matchers) {
      const names = matcher.method === request.method && namesIn(matcher.parts, path);
      if (!names) continue;
      if (matcher.access === "admin") requireAdmin(access);
      const body = await readJson(request, MAX_BYTES[access]);
      return matcher.respond({ names, address, body });
    }
    throw new SearchError(404, "Path not found");
  }

  return async (request) => {
    if (request.method === "OPTIONS") return preflight(request);
    try {
      return json(200, await respond(request));
    } catch (error) {
      if (error instanceof SearchError) {
        const { status, message } = error;
        return json(status, { message, status });
      }
      onError(error);
      return json(500, { message: "Internal error", status: 500 });
    }
  };
}
