import { storage } from "./persistence.ts";
import { isNewerVersion } from "./storedVersion.ts";

/** The name under which a browser keeps what was looked at, and the version of its form. */
export const RECENTLY_VIEWED = "vitrine.viewed";
const VERSION = 1;
const MOST = 12;

/** A thing that was looked at. Never its price, which may be another by now. */
export type ViewedThing = {
  slug: string;
  name: string;
  /** Where its picture is; empty for none. */
  picture: string;
};

const isShort = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;

const isThing = (value: unknown): value is ViewedThing => {
  const { slug, name, picture } = (value ?? {}) as Record<string, unknown>;
  return (
    isShort(slug, 200) &&
    slug !== "" &&
    isShort(name, 500) &&
    isShort(picture, 2000) &&
    (picture === "" || /^(\/|https?:)/.test(picture))
  );
};

/** What was looked at in this browser, the latest first; whatever cannot be read is nothing. */
export function viewedThings(): ViewedThing[] {
  try {
    const kept = JSON.parse(storage.read(RECENTLY_VIEWED) ?? "null") as {
      version?: unknown;
      things?: unknown;
    } | null;
    if (kept?.version !== VERSION || !Array.isArray(kept.things)) return [];
    return kept.things.filter(isThing).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps that a thing is being looked at; answers with what was looked at besides. */
export function noteViewed(thing: ViewedThing): ViewedThing[] {
  const others = viewedThings().filter(({ slug }) => slug !== thing.slug);
  const things = [thing, ...others].filter(isThing).slice(0, MOST);
  if (!isNewerVersion(storage.read(RECENTLY_VIEWED), VERSION)) {
    storage.write(RECENTLY_VIEWED, JSON.stringify({ version: VERSION, things }));
  }
  return others;
}

/** Forgets all that was looked at. */
export const forgetViewed = (): void => storage.write(RECENTLY_VIEWED, null);
