import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { recordErrors } from "./decisionRecords.ts";

const FIRST = "0001-cookies.md";
const SECOND = "0002-tokens.md";
const body = (decision: string) => `## Decision\n\n${decision}\n`;

const records = () =>
  new Map([
    [
      FIRST,
      `# 1. Cookies\n\nDate: 2026-11-21 · Status: accepted; amended by [2](${SECOND})\n\n${body("Cookies.")}`,
    ],
    [
      SECOND,
      `# 2. Tokens\n\nDate: 2026-11-22 · Status: accepted\n\nAmends [1](${FIRST}).\n\n${body("Tokens.")}`,
    ],
  ]);

const lineOf = (file: string, decision: string) =>
  `${createHash("sha256").update(body(decision)).digest("hex")}  ${file}`;
const ACCEPTED = `${lineOf(FIRST, "Cookies.")}\n${lineOf(SECOND, "Tokens.")}\n`;

/** Errors after a text is replaced in one record. */
function errorsWith(file: string, from: string | RegExp, to: string): string {
  const texts = records();
  const text = texts.get(file) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return recordErrors(texts.set(file, changed), ACCEPTED).join("\n");
}

describe("The check of decision records", () => {
  test("accepts records that amend each other", () => {
    expect(recordErrors(records(), ACCEPTED)).toEqual([]);
  });

  test("rejects a changed text", () => {
    expect(errorsWith(FIRST, "Cookies.\n", "Cookies, later.\n")).toContain("is not as accepted");
  });

  test("rejects a record that disappears or leaves a gap", () => {
    const texts = records();
    texts.delete(FIRST);
    const errors = recordErrors(texts, ACCEPTED).join("\n");
    expect(errors).toContain(`lists no file: ${lineOf(FIRST, "Cookies.")}`);
    expect(errors).toContain("is number 2, but 1 is next");
  });

  test("rejects a missing date, one that does not exist, and one before the last", () => {
    expect(errorsWith(SECOND, /^Date:.*\n\n/m, "")).toContain("no line with date and status");
    expect(errorsWith(SECOND, "11-22", "11-31")).toContain("no line with date and status");
    expect(errorsWith(SECOND, "11-22", "11-20")).toContain(`is dated before ${FIRST}`);
  });

  test("rejects an unknown status", () => {
    expect(errorsWith(SECOND, "Status: accepted", "Status: old")).toContain('the status "old"');
  });

  test("rejects an amendment that only one of the two records states", () => {
    expect(errorsWith(SECOND, /^Amends.*\n\n/m, "")).toContain(
      "names 2 in its status, which does not say that it supersedes or amends 1",
    );
    expect(errorsWith(FIRST, /; amended by.*/, "")).toContain(
      "amends 1, whose status does not name 2",
    );
  });

  test("rejects links to a missing record or under another number", () => {
    expect(errorsWith(FIRST, SECOND, "0003-none.md")).toContain(
      "does not exist: [2](0003-none.md)",
    );
    expect(errorsWith(FIRST, "[2]", "[3]")).toContain("names another record than it links to");
  });
});
