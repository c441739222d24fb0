import type { DatabaseSync } from "node:sqlite";

// SQLite schema migrations, applied in one transaction.

/** Error for a file that a newer release wrote; its message names the file and the remedy. */
export class NewerDataError extends Error {
  override name = "NewerDataError";
}

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare("pragma user_version").get()?.["user_version"]);

/**
 * Migrates a SQLite file to the newest layout and records it in `user_version`. The first
 * migration starts from version 0: an empty file, or one of a release that recorded no version.
 * @param migrations SQL by the version that it starts from
 * @throws NewerDataError if the file's version is above them; the file stays unchanged
 */
export function migrate(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  // Another process may open the same file at the same time.
  database.exec("begin immediate");
  try {
    const version = versionOf(database);
    if (version > migrations.length) {
      throw new NewerDataError(
        `${file} holds layout ${version}, which a newer release wrote; this one knows layout ${migrations.length}. Nothing in it was changed. Start the newer release again, or give another folder, for example DATA_DIR=.data-2.`,
      );
    }
    for (const step of migrations.slice(version)) database.exec(step);
    if (version < migrations.length) database.exec(`pragma user_version = ${migrations.length}`);
    database.exec("commit");
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
