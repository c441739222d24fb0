const reported = new Set<string>();

/**
 * Warns developers, once, of an unknown rule name or notation, which validates nothing. Node also
 * runs this file without Vite, where `import.meta.env` is missing.
 */
export function reportUnknownRule(written: string): void {
  if (!import.meta.env?.DEV || reported.has(written)) return;
  reported.add(written);
  console.warn(`Unknown form rule "${written}": no value is checked by it.`);
}
