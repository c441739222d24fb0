import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { indexCatalogue } from "./indexCatalogue.ts";
import type { SourceCatalogue } from "./indexCatalogue.ts";
import type { OpenFile } from "./store/openFile.ts";
import type { Keys } from "./http/access.ts";
import { createHandler } from "./http/handler.ts";
import { indexRoutes } from "./http/indexRoutes.ts";
import { recordRoutes } from "./http/recordRoutes.ts";
import { searchRoutes } from "./http/searchRoutes.ts";
import { synonymRoutes } from "./http/synonymRoutes.ts";
import { openIndexes } from "./store/indexes.ts";
import type { Indexes } from "./store/indexes.ts";
import { openSearchDatabase } from "./store/searchDatabase.ts";
import type { SearchDatabase } from "./store/searchDatabase.ts";
import { openTasks } from "./store/tasks.ts";

// Search server in process: Algolia's protocol over indexes in a SQLite file.

export type SearchOptions = Keys & {
  /** Data folder, created if missing, or ":memory:". */
  dataDir: string;
  onError: (error: unknown) => void;
  now?: () => number;
  /** Catalogue that the indexes of these names follow; without one, only clients write records. */
  follows?: { catalogue: SourceCatalogue; indexes: readonly string[] } | undefined;
  /** Opens the database's file. */
  openFile?: OpenFile | undefined;
};

/** An open search server; it opens no socket, requests are passed to `handle`. */
export type Search = {
  handle: (request: Request) => Promise<Response>;
  /** Starts to index a followed catalogue in the background, before the first query. */
  startIndexing: () => void;
  indexes: Indexes;
  database: SearchDatabase;
  close: () => void;
};

/** Opens a search server over the indexes in a data folder. */
export function openSearch(options: SearchOptions): Search {
  const { dataDir, now = Date.now, openFile, follows, ...keys } = options;
  let isClosed = false;
  // Closing interrupts background work, whose errors are ignored: the next start resumes it.
  const onError = (error: unknown) => {
    if (!isClosed) options.onError(error);
  };
  if (dataDir !== ":memory:") mkdirSync(dataDir, { recursive: true });
  const database = openSearchDatabase(
    dataDir === ":memory:" ? dataDir : join(dataDir, "search.sqlite"),
    openFile,
  );
  const indexes = openIndexes(database, now);
  const tasks = openTasks(database, onError);
  // Order matters: the record routes match any name as an objectID, so they come last.
  const routes = [
    ...synonymRoutes(indexes, database, tasks),
    ...indexRoutes(indexes, tasks),
    ...searchRoutes(indexes, database),
    ...recordRoutes(indexes, database, tasks),
  ];
  const respond = createHandler(routes, keys, onError);
  const followed =
    follows &&
    indexCatalogue(
      follows.catalogue,
      { database, indexes },
      { indexes: follows.indexes, isOver: () => isClosed },
    );
  return {
    async handle(request) {
      // After an error, the records indexed so far can still be searched.
      await followed?.current().catch(onError);
      return respond(request);
    },
    startIndexing: () => void followed?.whole().catch(onError),
    indexes,
    database,
    close() {
      isClosed = true;
      indexes.close();
      database.close();
    },
  };
}
