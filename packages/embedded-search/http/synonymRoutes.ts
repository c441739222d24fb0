import { isFields } from "#search/record.ts";
import { SearchError, refuse } from "#search/searchError.ts";
import { asSynonym, readSynonyms } from "#search/query/synonyms.ts";
import type { Synonym } from "#search/query/synonyms.ts";
import { wholeNumber } from "#search/settings.ts";
import type { Indexes } from "#search/store/indexes.ts";
import type { SearchDatabase } from "#search/store/searchDatabase.ts";
import type { Tasks } from "#search/store/tasks.ts";
import type { Route } from "./handler.ts";

const now = () => new Date().toISOString();

/** Routes for synonyms. Routes for rules succeed without effect: rules are not supported. */
export function synonymRoutes(indexes: Indexes, database: SearchDatabase, tasks: Tasks): Route[] {
  async function save(name: string, synonyms: readonly Synonym[], isReplacing: boolean) {
    const { family } = indexes.writable(name);
    await family.change((corpus) =>
      database.transaction(() => {
        if (isReplacing) database.run("delete from synonym where index_name = ?", name);
        for (const synonym of synonyms) {
          database.run(
            "insert or replace into synonym (index_name, object_id, body) values (?, ?, ?)",
            name,
            synonym.objectID,
            JSON.stringify(synonym),
          );
        }
        corpus.version += 1;
      }),
    );
    return { taskID: tasks.done(), updatedAt: now() };
  }

  function list(name: string, body: unknown) {
    const { query } = isFields(body) ? body : {};
    const wanted = typeof query === "string" ? query.toLowerCase() : "";
    const all = readSynonyms(database, indexes.find(name).name).filter((synonym) =>
      JSON.stringify(synonym).toLowerCase().includes(wanted),
    );
    const sent = isFields(body) ? body : {};
    const count = wholeNumber(sent, "hitsPerPage", { least: 1, most: 1000, fallback: 100 });
    const from = wholeNumber(sent, "page", { fallback: 0 }) * count;
    return { hits: all.slice(from, from + count), nbHits: all.length };
  }

  function one(name: string, objectID: string): Synonym {
    const found = readSynonyms(database, indexes.find(name).name).find(
      (synonym) => synonym.objectID === objectID,
    );
    if (!found) throw new SearchError(404, "Synonym set does not exist");
    return found;
  }

  return [
    {
      pattern: "POST /1/indexes/:/synonyms/batch",
      access: "admin",
      respond: ({ names: [name = ""], body, address }) =>
        save(
          name,
          Array.isArray(body) ? body.map(asSynonym) : refuse("Expected a list of synonyms"),
          address.searchParams.get("replaceExistingSynonyms") === "true",
        ),
    },
    {
      pattern: "POST /1/indexes/:/synonyms/search",
      access: "admin",
      respond: ({ names: [name = ""], body }) => list(name, body),
    },
    {
      pattern: "POST /1/indexes/:/synonyms/clear",
      access: "admin",
      respond: ({ names: [name = ""] }) => save(name, [], true),
    },
    {
      pattern: "GET /1/indexes/:/synonyms/:",
      access: "admin",
      respond: ({ names: [name = "", id = ""] }) => one(name, id),
    },
    {
      pattern: "PUT /1/indexes/:/synonyms/:",
      access: "admin",
      respond: ({ names: [name = "", id = ""], body }) =>
        save(name, [asSynonym({ ...(isFields(body) ? body : {}), objectID: id })], false),
    },
    {
      pattern: "DELETE /1/indexes/:/synonyms/:",
      access: "admin",
      respond: ({ names: [name = "", id = ""] }) => {
        database.run("delete from synonym where index_name = ? and object_id = ?", name, id);
        return { taskID: tasks.done(), deletedAt: now() };
      },
    },
    {
      pattern: "POST /1/indexes/:/rules/batch",
      access: "admin",
      respond: () => ({ taskID: tasks.done(), updatedAt: now() }),
    },
    {
      pattern: "POST /1/indexes/:/rules/clear",
      access: "admin",
      respond: () => ({ taskID: tasks.done(), updatedAt: now() }),
    },
    {
      pattern: "POST /1/indexes/:/rules/search",
      access: "admin",
      respond: () => ({ hits: [], nbHits: 0, page: 0, nbPages: 0 }),
    },
  ];
}
