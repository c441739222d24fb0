import { gzipSync } from "node:zlib";
import { liteClient } from "algoliasearch/lite";
import Fastify from "fastify";
import type { FastifyInstance, InjectOptions } from "fastify";
import { openSearch } from "./embeddedShop.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createOperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { registerSearch } from "#server/http/search.ts";

// Search server under test, and its clients.

/** A record, hit or settings object, as JSON. */
export type Fields = Record<string, unknown>;

/** Response to one search. */
export type SearchResponse = {
  hits: (Fields & { objectID: string })[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, Fields>;
} & Fields;

/** Queries a search server with Algolia's own client, and writes to it in the same protocol. */
export type SearchClient = {
  /** Sends a request with the admin key, in headers as the Node client sends it. */
  call: (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<Reply>;
  /** Searches with the client, with the search key in the URL as in browsers. */
  searches: (requests: Fields[]) => Promise<Omit<Reply, "headers">>;
  /** Returns the response to one search. */
  search: (parameters: Fields, index?: string) => Promise<SearchResponse>;
  /** Returns the objectIDs of one search's results. */
  found: (parameters: Fields, index?: string) => Promise<string[]>;
  save: (records: Fields[], index?: string) => Promise<Reply>;
  set: (settings: Fields, index?: string) => Promise<void>;
};

type Reply = { status: number; headers: Fields; body: Fields };

/** The keys of a server under test. */
export const searchKeys = { appId: "embedded", searchKey: "search", adminKey: "write" };

const IN_HEADERS = { "x-algolia-application-id": "embedded", "x-algolia-api-key": "write" };

/** Algolia's own client, with requests that go to an app without a socket. */
const clientOver = (app: FastifyInstance) =>
  liteClient(searchKeys.appId, searchKeys.searchKey, {
    authMode: "WithinQueryParameters",
    hosts: [{ url: "search.internal", protocol: "http", accept: "readWrite" }],
    requester: {
      async send({ method, url, headers, data }) {
        const { pathname, search } = new URL(url);
        const response = await app.inject({
          method: method as InjectOptions["method"] & string,
          url: pathname + search,
          headers,
          ...(data === undefined ? {} : { payload: data as string }),
        });
        return { content: response.body, status: response.statusCode, isTimedOut: false };
      },
    },
  });

/** Returns a client for an app that is requested without a socket. */
export function searchClient(app: FastifyInstance, products = "products"): SearchClient {
  async function send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown },
  ): Promise<Reply> {
    const packed = body === undefined ? undefined : gzipSync(JSON.stringify(body));
    const response = await app.inject({
      method,
      url,
      headers: { "content-type": "text/plain", "content-encoding": "gzip", ...headers },
      ...(packed && { payload: packed }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Fields>(),
    };
  }

  const call: SearchClient["call"] = (method, path, body) =>
    send(method, `/1/indexes/${path}`, { headers: IN_HEADERS, body });

  async function published(index: string, taskID: unknown): Promise<void> {
    for (;;) {
      const { body } = await call("GET", `${index}/task/${String(taskID)}`);
      if (body["status"] === "published") return;
      if (body["status"] !== "notPublished") throw new Error(JSON.stringify(body));
      // Requests without a socket never yield to the pending work.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const direct = clientOver(app);
  const searches: SearchClient["searches"] = async (requests) => {
    try {
      const body: object = await direct.search({ requests: requests as never });
      return { status: 200, body: body as Fields };
    } catch (error) {
      if (!(error instanceof Error && "status" in error)) throw error;
      const status = Number(error.status);
      return { status, body: { message: error.message, status } };
    }
  };

  const search: SearchClient["search"] = async (parameters, index = products) => {
    const { body } = await searches([{ indexName: index, ...parameters }]);
    const [response] = (body["results"] ?? []) as SearchResponse[];
    if (!response) throw new Error(JSON.stringify(body));
    return response;
  };

  return {
    call,
    searches,
    search,
    found: async (parameters, index) =>
      (await search(parameters, index)).hits.map(({ objectID }) => objectID),
    save: (records, index = products) =>
      call("POST", `${index}/batch`, {
        requests: records.map((body) => ({ action: "addObject", body })),
      }),
    async set(settings, index = products) {
      const { status, body } = await call("PUT", `${index}/settings`, settings);
      if (status !== 200) throw new Error(JSON.stringify(body));
      await published(index, body["taskID"]);
    },
  };
}

/** Opens a search server on its own, in a folder or in memory. */
export function openSearchServer(dataDir = ":memory:") {
  const search = openSearch({
    dataDir,
    ...searchKeys,
    onError(error) {
      throw error;
    },
  });
  const app = Fastify();
  const limits = createOperationRateLimits();
  registerSearch(app, { search: search.handle }, { admission: createAdmissionControl(), limits });
  app.addHook("onClose", async () => search.close());
  return { app, client: searchClient(app) };
}
