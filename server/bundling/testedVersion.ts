import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/**
 * Stops a build that reaches into a package of another version than it was tried with.
 * @param file who reaches in, and where the number is raised once its tests pass
 */
export function requireTestedVersion(name: string, tried: string, file: string): void {
  const manifest = findPackageJSON(name, import.meta.url) ?? "";
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  if (version === tried) return;
  throw new Error(
    `${file} was tried with ${name} ${tried} and this is ${version}: ` +
      "run the unit and browser tests with the new version and raise TESTED_VERSION.",
  );
}
