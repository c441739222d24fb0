import type { DatabaseSync } from "node:sqlite";

// Layout version of a SQLite file, and the error for a file that a newer release wrote.

/** A file that a newer release wrote; its message names the file and says what to do. */
class NewerDataError extends Error {
  override name = "NewerDataError";
}

/**
 * The layout number in a SQLite file's `user_version`; 0 where it is new.
 * @param known the newest layout of this release
 * @throws NewerDataError where the file's is above it
 */
export function layoutVersion(connection: DatabaseSync, file: string, known: number): number {
  const version = Number(connection.prepare("pragma user_version").get()?.["user_version"]);
  if (version <= known) return version;
  connection.close();
  throw new NewerDataError(
    `${file} holds layout ${version}, which a newer release wrote; this one knows layout ${known}. Nothing in it was changed. Start the newer release again, or give another folder, for example DATA_DIR=.data-2.`,
  );
}
