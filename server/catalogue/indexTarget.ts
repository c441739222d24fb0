import { algoliasearch } from "algoliasearch";
import type { Algoliasearch } from "algoliasearch";
import type { FastifyInstance } from "fastify";
import { SettingError } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { publicSearch, searchAccess } from "#server/backend/line/searchAccess.ts";

/** Target of indexing: an Algolia application, or the embedded search of a remote shop. */
export type IndexTarget = {
  client: Algoliasearch;
  index: string;
  /** Name for messages. */
  place: string;
};

/** Listening addresses to which nobody can connect. */
const ANY = new Set(["0.0.0.0", "::"]);

/**
 * Returns the index that the settings name, in the current language; undefined if the embedded shop indexes itself. Throws
 * `SettingError` without the admin key.
 */
export function indexTarget(config: Config): IndexTarget | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key } = config;
  const { index } = publicSearch(config);
  if (appId) {
    if (key) return { client: algoliasearch(appId, key), index, place: `Algolia (${appId})` };
    throw new SettingError(
      "ALGOLIA_ADMIN_KEY is missing: indexing writes with it, for example ALGOLIA_ADMIN_KEY=fedcba9876543210fedcba9876543210.",
    );
  }
  const access = searchAccess(config);
  if (!config.GRAPHQL_ENDPOINT || !access) return undefined;
  const host = ANY.has(config.HOST) ? "127.0.0.1" : config.HOST;
  const url = host.includes(":") ? `[${host}]` : host;
  const client = algoliasearch(access.appId, access.adminKey, {
    hosts: [{ url, port: config.PORT, protocol: "http", accept: "readWrite" }],
  });
  return { client, index, place: `the search at http://${url}:${config.PORT}` };
}

/** Returns the same for an app that listens, whatever port it got. */
export function listeningTarget(app: FastifyInstance, config: Config): IndexTarget | undefined {
  const address = app.server.address();
  const PORT = typeof address === "object" && address ? address.port : config.PORT;
  return indexTarget({ ...config, PORT });
}

/** Error of an aborted indexing run, with a sentence that names the reason. */
export class IndexingError extends Error {
  override name = "IndexingError";
}

const RIGHTS = "search, browse, addObject, deleteObject, deleteIndex, settings and editSettings";

/** Returns the message for an expected indexing failure; undefined for an unexpected one. */
export function indexingError(error: unknown, { place, index }: IndexTarget): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "IndexingError") return error.message;
  if (error.name === "RetryError") {
    return `${place} does not respond: check the settings and the connection, then run it again to go on.`;
  }
  const status = "status" in error ? error.status : undefined;
  if (status === 401 || status === 403) {
    return `ALGOLIA_ADMIN_KEY was refused by ${place} for the index ${index} (${error.message}): it must belong to the application and have the rights ${RIGHTS}, for ${index}*.`;
  }
  if (typeof status === "number") {
    return `${place} refused what was sent for the index ${index}: ${error.message} (${status}).`;
  }
  return undefined;
}
