import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

// Version check of the packages that the bundling rewrites.

/** Versions that the rewriting of each package was tested with. */
const TESTED_VERSIONS = {
  "react-relay": "21.0.1",
  "relay-runtime": "21.0.1",
  vike: "0.4.266",
} as const;

type TestedPackage = keyof typeof TESTED_VERSIONS;

function installedVersion(name: TestedPackage): string {
  const manifest = findPackageJSON(name, import.meta.url) ?? "";
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** True if these packages are installed in the versions that their rewriting was tested with. */
export const areTested = (...names: TestedPackage[]): boolean =>
  names.every((name) => installedVersion(name) === TESTED_VERSIONS[name]);

/** Returns a warning about packages left unchanged because of their version, or undefined. */
export function untestedWarning(): string | undefined {
  const untested = (Object.keys(TESTED_VERSIONS) as TestedPackage[]).filter(
    (name) => !areTested(name),
  );
  if (untested.length === 0) return undefined;
  const list = untested.map((name) => `${name} ${installedVersion(name)}`).join(", ");
  return (
    `Warning: ${list} left unchanged, as server/bundling was not tested with that version. The ` +
    "shop works, with more script. Run the tests and raise server/kernel/testedVersions.ts."
  );
}
