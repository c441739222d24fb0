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
