// Local storage that may be full or forbidden, whose values the memory of the page then takes, and the
// versions of stored values.

/** Values that could not be stored; they last as long as the page. */
const unstored = new Map<string, string>();

/** Uses local storage; returns undefined if it is full, forbidden or gone. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Local storage that may be forbidden, full or gone. A value that it does not take stays readable
 * in this page; the outdated one before it is removed, as the next page must not use it.
 */
export const storage = {
  /** Reads a value; another tab may have stored one since this page could not. */
  read: (key: string): string | null =>
    attempt(() => localStorage.getItem(key)) ?? unstored.get(key) ?? null,
  /** Writes or removes a value. */
  write: (key: string, value: string | null): void => {
    unstored.delete(key);
    if (value !== null && attempt(() => (localStorage.setItem(key, value), true))) return;
    attempt(() => localStorage.removeItem(key));
    if (value !== null) unstored.set(key, value);
  },
  /** Returns the keys that begin with a prefix. */
  keys: (prefix: string): string[] =>
    [...unstored.keys(), ...(attempt(() => Object.keys(localStorage)) ?? [])].filter((key) =>
      key.startsWith(prefix),
    ),
};

/**
 * True for stored JSON whose `version` is above the given one: a newer release wrote it, which may
 * return after a rollback. Readers ignore it, and writers leave it alone.
 */
export function isNewerVersion(text: string | null, known: number): boolean {
  try {
    const stored = JSON.parse(text ?? "null") as { version?: unknown } | null;
    return typeof stored?.version === "number" && stored.version > known;
  } catch {
    return false;
  }
}
