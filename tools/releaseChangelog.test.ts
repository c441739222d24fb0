import { expect, test } from "vitest";
import { releaseChangelog } from "./releaseChangelog.ts";

const changelog =
  "# Changelog\n\n## 0.3.0 (unreleased)\n\n### Prices\n\n- Have words.\n\n## 0.2.0 (2026-11-30)\n\n- Older.\n";

test("a release dates its section, whose changes its tag repeats", () => {
  const { text, changes } = releaseChangelog(changelog, "0.3.0", "2026-12-01");
  expect(text).toContain("## 0.3.0 (2026-12-01)\n\n### Prices");
  expect(text).toContain("## 0.2.0 (2026-11-30)");
  expect(changes).toBe("### Prices\n\n- Have words.");
});

test("a version without a section is not released", () => {
  expect(() => releaseChangelog(changelog, "0.2.0", "2026-12-01")).toThrow(
    'CHANGELOG.md has no section "## 0.2.0 (unreleased)".',
  );
});
