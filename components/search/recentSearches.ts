import { storage } from "#relay/persistence.ts";

/** The name under which a browser keeps what was searched for, and the version of its form. */
export const RECENT_SEARCHES = "vitrine.searches";
const VERSION = 1;
const MOST = 6;
const LONGEST = 200;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= LONGEST;

/** What was searched for in this browser, the latest first; whatever cannot be read is nothing. */
export function recentSearches(): string[] {
  try {
    const kept = JSON.parse(storage.read(RECENT_SEARCHES) ?? "null") as {
      version?: unknown;
      texts?: unknown;
    } | null;
    if (kept?.version !== VERSION || !Array.isArray(kept.texts)) return [];
    return kept.texts.filter(isText).slice(0, MOST);
  } catch {
    return [];
  }
}

function keep(texts: readonly string[]): void {
  const value = texts.length > 0 ? JSON.stringify({ version: VERSION, texts }) : null;
  storage.write(RECENT_SEARCHES, value);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Keeps that something was searched for. */
export function noteSearch(text: string): void {
  const others = recentSearches().filter((other) => !isSame(other, text.trim()));
  keep([text.trim(), ...others].filter(isText).slice(0, MOST));
}

/** Forgets all that was searched for. */
export const forgetSearches = (): void => keep([]);
