import { DatabaseSync } from "node:sqlite";

/**
 * Opens a SQLite file with these pragmas. `isDisposable` marks a file that can be made again. The
 * server passes a function of its own, which also opens files on a full disk.
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
