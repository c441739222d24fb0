// Changelog of a release: its section gets a day in place of "unreleased".

/**
 * Dates the section of a version.
 * @param changelog the whole text, newest section first
 * @param day such as `2026-11-30`
 * @returns the new text, and what the section says; throws if there is no unreleased section
 */
export function releaseChangelog(
  changelog: string,
  version: string,
  day: string,
): { text: string; changes: string } {
  const heading = `## ${version} (unreleased)\n`;
  const start = changelog.indexOf(heading);
  if (start === -1) throw new Error(`CHANGELOG.md has no section "${heading.trim()}".`);
  const [changes = ""] = changelog.slice(start + heading.length).split(/^## /m);
  const text = changelog.replace(heading, () => `## ${version} (${day})\n`);
  return { text, changes: changes.trim() };
}
