import { isNewerVersion } from "#relay/storedVersion.ts";

const KEY = "vitrine-recent-searches";
/** Format version: a bare list is 1; a later format is an object with its version. */
const VERSION = 1;

/** Maximum of recent searches. */
const MOST = 6;
const LONGEST = 100;

/** Returns this browser's recent searches, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else if (!isNewerVersion(localStorage.getItem(KEY), VERSION)) {
      localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
    }
  } catch {
    // Without storage no searches are saved.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Saves a search that led somewhere, not the beginning of one that is still being typed. */
export function rememberSearch(words: string): void {
  const search = words.trim().slice(0, LONGEST);
  if (search === "") return;
  keep([search, ...recentSearches().filter((other) => !isSame(other, search))]);
}

/** Removes one recent search, or all of them. */
export function forgetSearch(words?: string): void {
  keep(words === undefined ? [] : recentSearches().filter((other) => !isSame(other, words)));
}
