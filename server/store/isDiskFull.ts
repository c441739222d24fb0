// Disk full detection, by error code.

/** SQLite's result codes for a full disk: for any write, and for a WAL file's shared memory. */
const SQLITE_FULL = 13;
const SQLITE_IOERR_SHMSIZE = 4874;

/** True if an error, of the file system or of SQLite, means that no space is left on the disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE;
}
