import { DatabaseSync } from "node:sqlite";

// Opening of the search's SQLite file.

/**
 * Opens a SQLite file with these pragmas. `isDisposable` marks a file that can be made again. The
 * storefront passes a function of its own, which also opens files on a full disk.
 */
export type OpenFile = (
  file: string,
  options: { pragmas: string; isDisposable?: boolean },
) => DatabaseSync;

/** Opens a SQLite file where nothing else is given. */
export const openFile: OpenFile = (file, { pragmas }) => {
  const connection = new DatabaseSync(file);
  connection.exec(pragmas);
  return connection;
};

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
