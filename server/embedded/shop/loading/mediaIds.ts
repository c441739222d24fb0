import type { Database } from "#server/embedded/shop/database.ts";
import type { Picture } from "#server/embedded/shop/merchandise.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";

export type MediaIds = {
  /** The media id of a picture, written when its file is first met. */
  idOf(picture: Picture): number;
};

/** One media row for each file, however many products show it. */
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
