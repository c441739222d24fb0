import { gzipSync } from "node:zlib";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { openSearch } from "#server/embedded/search/openSearch.ts";
import { registerSearch } from "#server/plugins/search.ts";

/** A record, hit or setting, as JSON has it. */
export type Fields = Record<string, unknown>;

/** An answer to one search. */
export type Answer = {
  hits: (Fields & { objectID: string })[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, Fields>;
} & Fields;

/** Speaks to a search server as the protocol's own client does. */
export type SearchClient = {
  /** A call with the key for everything, in headers as Node's client sends it. */
  call: (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<Reply>;
  /** Searches with the key for searching, in the address as a browser's client does. */
  searches: (requests: Fields[]) => Promise<Reply>;
  /** One search's answer. */
  search: (parameters: Fields, index?: string) => Promise<Answer>;
  /** The same, as the objectIDs it finds. */
  found: (parameters: Fields, index?: string) => Promise<string[]>;
  save: (records: Fields[], index?: string) => Promise<Reply>;
  set: (settings: Fields, index?: string) => Promise<void>;
};

type Reply = { status: number; headers: Fields; body: Fields };

/** The keys of a server under test. */
export const searchKeys = { appId: "embedded", searchKey: "search", adminKey: "write" };

const IN_ADDRESS = "x-algolia-application-id=embedded&x-algolia-api-key=search";
const IN_HEADERS = { "x-algolia-application-id": "embedded", "x-algolia-api-key": "write" };

/** A client over an app that is asked without a socket. */
export function searchClient(app: FastifyInstance, products = "products"): SearchClient {
  async function send(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown },
  ): Promise<Reply> {
    const packed = body === undefined ? undefined : gzipSync(JSON.stringify(body));
    const answer = await app.inject({
      method,
      url,
      headers: { "content-type": "text/plain", "content-encoding": "gzip", ...headers },
      ...(packed && { payload: packed }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Fields>() };
  }

  const call: SearchClient["call"] = (method, path, body) =>
    send(method, `/1/indexes/${path}`, { headers: IN_HEADERS, body });

  async function published(index: string, taskID: unknown): Promise<void> {
    for (;;) {
      const { body } = await call("GET", `${index}/task/${String(taskID)}`);
      if (body["status"] === "published") return;
      if (body["status"] !== "notPublished") throw new Error(JSON.stringify(body));
      // Calls without a socket leave no turn to the work that is waited for.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const searches = async (requests: Fields[]) => {
    const answer = await app.inject({
      method: "POST",
      url: `/1/indexes/*/queries?${IN_ADDRESS}`,
      headers: { "content-type": "text/plain" },
      payload: JSON.stringify({ requests }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Fields>() };
  };

  const search: SearchClient["search"] = async (parameters, index = products) => {
    const { body } = await searches([{ indexName: index, ...parameters }]);
    const [answer] = (body["results"] ?? []) as Answer[];
    if (!answer) throw new Error(JSON.stringify(body));
    return answer;
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

/** A search server by itself, in a folder or in memory. */
export function openSearchServer(dataDir = ":memory:") {
  const search = openSearch({
    dataDir,
    ...searchKeys,
    onFault(error) {
      throw error;
    },
  });
  const app = Fastify();
  registerSearch(app, { search: search.handle });
  app.addHook("onClose", async () => search.close());
  return { app, client: searchClient(app) };
}
