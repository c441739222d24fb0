import type { FastifyInstance, InjectOptions } from "fastify";

/** Requests through a proxy, in place of those that an app gets by `inject`. */
export type FetchedApp = Pick<FastifyInstance, "inject"> & {
  /** Returns the value of the proxy's `X-Cache` for the last request. */
  cacheStatus: () => string | undefined;
};

/** A request of a test's visitor. */
type Sent = Omit<InjectOptions, "url" | "payload"> & { url: string; payload?: string | object };

/** Returns an `inject` that sends its requests to a URL, as a browser of its pages does. */
export function fetchedApp(url: string): FetchedApp {
  let status: string | undefined;

  async function inject({ method = "GET", url: path, headers, payload }: Sent) {
    const isJson = typeof payload === "object";
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        // Cached responses are read by tests.
        "accept-encoding": "identity",
        ...(isJson && { "content-type": "application/json" }),
        ...(method !== "GET" && { origin: url }),
        ...(headers as Record<string, string>),
      },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : payload }),
    });
    status = response.headers.get("x-cache") ?? undefined;
    return {
      statusCode: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        "set-cookie": response.headers.getSetCookie(),
      },
      body: await response.text(),
    };
  }

  return { inject: inject as unknown as FastifyInstance["inject"], cacheStatus: () => status };
}
