import { isFields } from "#search/record.ts";
import { SearchError, refuse } from "#search/searchError.ts";
import { texts } from "#search/settings.ts";
import {
  applyChanges,
  asChange,
  asPart,
  asRecord,
  objectIdsOf,
} from "#search/store/changeRecords.ts";
import type { Change } from "#search/store/changeRecords.ts";
import type { Indexes } from "#search/store/indexes.ts";
import type { SearchDatabase } from "#search/store/searchDatabase.ts";
import type { Tasks } from "#search/store/tasks.ts";
import { retrieval } from "#search/query/hit.ts";
import { parametersOf } from "#search/query/parameters.ts";
import { everyHit } from "#search/query/searchResult.ts";
import type { Route } from "./handler.ts";

const requestsOf = (body: unknown): unknown[] =>
  isFields(body) && Array.isArray(body["requests"])
    ? body["requests"]
    : refuse("requests: expected a list");

const now = () => new Date().toISOString();

/** Routes that read single records and write records. */
export function recordRoutes(indexes: Indexes, database: SearchDatabase, tasks: Tasks): Route[] {
  /** Applies the changes in one transaction, committed before the response. */
  async function change(name: string, changes: readonly Change[]): Promise<number> {
    const { family } = indexes.writable(name);
    await family.change((corpus) => database.transaction(() => applyChanges(corpus, changes)));
    return tasks.done();
  }

  async function batch(name: string, body: unknown) {
    const changes = requestsOf(body).map(asChange);
    return { taskID: await change(name, changes), objectIDs: objectIdsOf(changes) };
  }

  async function batches(body: unknown) {
    const named = requestsOf(body).map((request) => {
      const name = isFields(request) ? request["indexName"] : undefined;
      if (typeof name !== "string") return refuse("requests: an indexName is missing");
      return { name, change: asChange(request) };
    });
    const taskID: Record<string, number> = {};
    for (const [name, group] of Map.groupBy(named, (one) => one.name)) {
      taskID[name] = await change(
        name,
        group.map((one) => one.change),
      );
    }
    return { taskID, objectIDs: objectIdsOf(named.map((one) => one.change)) };
  }

  async function read(name: string, objectID: string, address: URL) {
    const index = indexes.find(name);
    const record = (await index.family.corpus()).records.readById(objectID);
    if (!record) throw new SearchError(404, "ObjectID does not exist");
    const wanted = address.searchParams.get("attributesToRetrieve");
    const retrieve = retrieval({
      unretrievableAttributes: index.settings["unretrievableAttributes"],
      ...(wanted === null ? {} : { attributesToRetrieve: texts({ wanted }, "wanted") }),
    });
    return retrieve(record);
  }

  async function deleteFound(name: string, body: unknown) {
    const index = indexes.find(name);
    const { indexQuery, found } = await everyHit({ index, synonyms: [] }, parametersOf(body));
    const { records, rows } = indexQuery.corpus;
    const changes = Array.from(found.counted).flatMap((slot): Change[] => {
      const record = records.read(rows[slot] ?? 0);
      return record ? [{ action: "remove", objectID: record.objectID }] : [];
    });
    return { taskID: await change(name, changes), updatedAt: now() };
  }

  const patchAction = (address: URL) =>
    address.searchParams.get("createIfNotExists") === "false" ? "patchKnown" : "patch";

  return [
    { pattern: "POST /1/indexes/*/batch", access: "admin", respond: ({ body }) => batches(body) },
    {
      pattern: "POST /1/indexes/:/batch",
      access: "admin",
      respond: ({ names: [name = ""], body }) => batch(name, body),
    },
    {
      pattern: "POST /1/indexes/:",
      access: "admin",
      async respond({ names: [name = ""], body }) {
        const record = asRecord(body, "addObject", true);
        const taskID = await change(name, [{ action: "put", record }]);
        return { taskID, objectID: record.objectID, createdAt: now() };
      },
    },
    {
      pattern: "POST /1/indexes/:/clear",
      access: "admin",
      respond: async ({ names: [name = ""] }) => ({
        taskID: await change(name, [{ action: "clear" }]),
        updatedAt: now(),
      }),
    },
    {
      pattern: "POST /1/indexes/:/deleteByQuery",
      access: "admin",
      respond: ({ names: [name = ""], body }) => deleteFound(name, body),
    },
    {
      pattern: "POST /1/indexes/:/:/partial",
      access: "admin",
      async respond({ names: [name = "", objectID = ""], address, body }) {
        const record = asPart({ ...(isFields(body) ? body : {}), objectID }, "partialUpdateObject");
        const taskID = await change(name, [{ action: patchAction(address), record }]);
        return { taskID, objectID, updatedAt: now() };
      },
    },
    {
      pattern: "GET /1/indexes/:/:",
      access: "search",
      respond: ({ names: [name = "", objectID = ""], address }) => read(name, objectID, address),
    },
    {
      pattern: "PUT /1/indexes/:/:",
      access: "admin",
      async respond({ names: [name = "", objectID = ""], body }) {
        const record = asRecord({ ...(isFields(body) ? body : {}), objectID }, "updateObject");
        const taskID = await change(name, [{ action: "put", record }]);
        return { taskID, objectID, updatedAt: now() };
      },
    },
    {
      pattern: "DELETE /1/indexes/:/:",
      access: "admin",
      respond: async ({ names: [name = "", objectID = ""] }) => ({
        taskID: await change(name, [{ action: "remove", objectID }]),
        deletedAt: now(),
      }),
    },
  ];
}
