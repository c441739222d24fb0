const reported = new Set<string>();

/**
 * Warns a developer, once, of a rule that no field runs: its notation or its name is unknown. Node
 * runs this file without Vite too, where `import.meta.env` is missing.
 */
export function reportUnknownRule(written: string): void {
  if (!import.meta.env?.DEV || reported.has(written)) return;
  reported.add(written);
  console.warn(`Unknown form rule "${written}": no value is checked by it.`);
}
