import type { Database } from "#shop/database.ts";
import type { Picture } from "#shop/merchandise.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";

// Media rows of loaded pictures: one id per file, however many products show it.

export type MediaIds = {
  /** Returns a picture's media id; the first call for a file writes its row. */
  idOf(picture: Picture): number;
};

/** Creates the ids by file; `ids` numbers the pictures that have no id of their own. */
export function mediaIds(database: Database, ids: IdSequence): MediaIds {
  const byFile = new Map<string, number>();
  return {
    idOf({ id: given, file, alt, title }) {
      const known = byFile.get(file);
      if (known !== undefined) return known;
      const id = ids.next(given);
      insertInto(database, "media", { id, file, alt, title });
      byFile.set(file, id);
      return id;
    },
  };
}
