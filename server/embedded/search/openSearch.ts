import { mkdirSync } from "node:fs";
import { join } from "node:path";
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

export type SearchOptions = Keys & {
  /** A folder, made when it is not there, or ":memory:". */
  dataDir: string;
  onFault: (error: unknown) => void;
  now?: () => number;
};

/** A search server: it answers requests of the protocol, and listens to nothing itself. */
export type Search = {
  handle: (request: Request) => Promise<Response>;
  indexes: Indexes;
  database: SearchDatabase;
  close: () => void;
};

/** Opens the search over the indexes in a data folder. */
export function openSearch(options: SearchOptions): Search {
  const { dataDir, now = Date.now, ...keys } = options;
  let isClosed = false;
  // What goes on in the background when the search is closed ends there, and is taken up again.
  const onFault = (error: unknown) => {
    if (!isClosed) options.onFault(error);
  };
  if (dataDir !== ":memory:") mkdirSync(dataDir, { recursive: true });
  const database = openSearchDatabase(
    dataDir === ":memory:" ? dataDir : join(dataDir, "search.sqlite"),
  );
  const indexes = openIndexes(database, now);
  const tasks = openTasks(database, onFault);
  // In this order: an objectID may be any name that is no route's.
  const routes = [
    ...synonymRoutes(indexes, database, tasks),
    ...indexRoutes(indexes, tasks),
    ...searchRoutes(indexes, database),
    ...recordRoutes(indexes, database, tasks),
  ];
  return {
    handle: createHandler(routes, keys, onFault),
    indexes,
    database,
    close() {
      isClosed = true;
      indexes.close();
      database.close();
    },
  };
}
