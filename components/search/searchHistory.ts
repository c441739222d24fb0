import { isNewerVersion } from "#relay/browserStorage.ts";

// Recent searches, stored in this browser.

const KEY = "vitrine-recent-searches";
/** Format version: a bare list is 1; a later format is an object with its version. */
const VERSION = 1;

/** Maximum number of recent searches. */
const MAX_SEARCHES = 6;
const MAX_LENGTH = 100;

/** Returns this browser's recent searches, the latest first. */
export function searchHistory(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved)
      ? saved.filter((one) => typeof one === "string").slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

function save(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else if (!isNewerVersion(localStorage.getItem(KEY), VERSION)) {
      localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MAX_SEARCHES)));
    }
  } catch {
    // Without storage no searches are saved.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Saves a search that led somewhere, not the beginning of one that is still being typed. */
export function saveSearch(text: string): void {
  const search = text.trim().slice(0, MAX_LENGTH);
  if (search === "") return;
  save([search, ...searchHistory().filter((other) => !isSame(other, search))]);
}

/** Removes one recent search, or all of them. */
export function forgetSearch(text?: string): void {
  save(text === undefined ? [] : searchHistory().filter((other) => !isSame(other, text)));
}
