import { isNewerVersion } from "#relay/storedVersion.ts";

const KEY = "vitrine-recent-searches";
/** A bare list is version 1; a later version is an object that names its own. */
const VERSION = 1;

/** As many as one looks over. */
const MOST = 6;
const LONGEST = 100;

/** What was searched for in this browser before, the latest first. */
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
    // A browser that keeps nothing remembers no searches.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Remembers a search that led somewhere; not one that is the beginning of the next. */
export function rememberSearch(words: string): void {
  const search = words.trim().slice(0, LONGEST);
  if (search === "") return;
  keep([search, ...recentSearches().filter((other) => !isSame(other, search))]);
}

/** Forgets one search, or all of them. */
export function forgetSearch(words?: string): void {
  keep(words === undefined ? [] : recentSearches().filter((other) => !isSame(other, words)));
}
