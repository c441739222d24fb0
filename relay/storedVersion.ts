/**
 * True for stored JSON whose `version` is above the one given: a newer release wrote it, which may
 * come back after a rollback. Readers treat it as nothing, and writers leave it alone.
 */
export function isNewerVersion(text: string | null, known: number): boolean {
  try {
    const stored = JSON.parse(text ?? "null") as { version?: unknown } | null;
    return typeof stored?.version === "number" && stored.version > known;
  } catch {
    return false;
  }
}
