/** SQLite's result codes for a full disk: of any write, and of the shared memory of a WAL file. */
const SQLITE_FULL = 13;
const SQLITE_IOERR_SHMSIZE = 4874;

/** True for an error which means that no space is left on the disk, of a file or of SQLite. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE;
}
