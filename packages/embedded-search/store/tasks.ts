import { SearchError } from "#search/searchError.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

/** Write tasks, whose ids clients poll (`waitTask`). */
export type Tasks = {
  /** Returns the id of a new task that is already finished. */
  done: () => number;
  /** Returns the id of a new task that is pending until the work settles. */
  begin: (work: Promise<unknown>) => number;
  /** @throws SearchError 404 for an unknown id */
  status: (id: number) => { status: "published" | "notPublished"; pendingTask: boolean };
};

/** Opens the write tasks; ids continue from the last one stored. */
export function openTasks(database: SearchDatabase, onError: (error: unknown) => void): Tasks {
  let last = Number(database.first("select value from note where name = 'task'")?.[0] ?? 0);
  const pending = new Set<number>();

  function next(): number {
    last += 1;
    database.run("insert or replace into note (name, value) values ('task', ?)", String(last));
    return last;
  }

  return {
    done: next,
    begin(work) {
      const id = next();
      pending.add(id);
      void work.catch(onError).finally(() => pending.delete(id));
      return id;
    },
    status(id) {
      if (!Number.isInteger(id) || id < 1 || id > last) {
        throw new SearchError(404, `Task ${id} does not exist`);
      }
      const isPending = pending.has(id);
      return { status: isPending ? "notPublished" : "published", pendingTask: isPending };
    },
  };
}
