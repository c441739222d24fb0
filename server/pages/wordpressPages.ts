/** How long the list is good for where a path is not in it, in milliseconds. */
const FRESH_MS = 60_000;

/** How long a backend that gave no list is left alone. */
const AFTER_FAILURE_MS = 10_000;

/** More pages than this are not looked for; a WordPress beside a shop has dozens. */
const MOST_PAGES = 2000;

/** Which pages of its own WordPress has, by their paths. */
export type WordpressPages = {
  /** Whether there is a page at a path; rejects where there is no list to go by. */
  has: (path: string) => Promise<boolean>;
  /** The same by the last list, which is asked for behind the answer where it is old. */
  isKnown: (path: string) => boolean;
  /** Another number for each list that differs from the last. */
  version: () => number;
};

/**
 * Remembers which pages there are. The whole list is asked for at once and again after a while, so
 * that whoever tries paths that were never there asks WordPress for nothing.
 */
export function rememberPages(
  list: () => AsyncIterable<string>,
  now: () => number = Date.now,
): WordpressPages {
  let known = new Set<string>();
  let version = 0;
  let freshUntil = 0;
  let failure: { error: unknown; until: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const found = new Set<string>();
    for await (const path of list()) {
      found.add(path);
      if (found.size === MOST_PAGES) break;
    }
    if (found.symmetricDifference(known).size > 0) version += 1;
    known = found;
    freshUntil = now() + FRESH_MS;
  }

  function askOnce(): Promise<void> {
    if (failure && failure.until > now()) return Promise.reject(failure.error);
    failure = undefined;
    asking ??= ask()
      .catch((error: unknown) => {
        failure = { error, until: now() + AFTER_FAILURE_MS };
        throw error;
      })
      .finally(() => (asking = undefined));
    return asking;
  }

  const refreshed = () => (freshUntil > now() ? Promise.resolve() : askOnce());

  return {
    has: async (path) => {
      if (known.has(path)) {
        refreshed().catch(() => {});
        return true;
      }
      await refreshed();
      return known.has(path);
    },
    isKnown: (path) => {
      refreshed().catch(() => {});
      return known.has(path);
    },
    version: () => version,
  };
}
