import { expect, test, vi } from "vitest";
import { PLACES } from "#relay/contract/page/insertedHtml.ts";
import { deferEntry } from "./bootScript.ts";
import { finishBuiltPage } from "./finishPage.ts";
import { withFirstStyle } from "./firstStyle.ts";

const SCRIPT = `<script type="module" src="/e.js"></script>`;
const OTHER_ENTRY = `<html><head></head><body>${PLACES.content}${SCRIPT}</body></html>`;
const FINISHED = OTHER_ENTRY.replace(PLACES.content, "<p>Content</p>");

const steps = {
  deferEntry: (html: string) => deferEntry(html, []),
  withFirstStyle,
  withTheme: (html: string) => html,
  withoutScript: () => "without script",
};
const inserted = { content: "<p>Content</p>", data: "" };
const shared = { inserted, isShared: true, hasScript: true };

test("A page whose entry tag is not as expected stays as it is, with one warning", () => {
  const warn = vi.fn();
  const finish = finishBuiltPage(steps, warn);
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(finish(OTHER_ENTRY, { ...shared, isShared: false })).toEqual({ html: FINISHED });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("script loads at once"));
});

test("A page whose style link is not as expected keeps it, with one warning", () => {
  const warn = vi.fn();
  const finish = finishBuiltPage({ ...steps, deferEntry: (html) => html }, warn);
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(finish(OTHER_ENTRY, shared)).toEqual({ html: FINISHED });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("style is not inlined"));
});

test("A page without script needs no entry tag", () => {
  const warn = vi.fn();
  const page = { inserted, isShared: false, hasScript: false };
  expect(finishBuiltPage(steps, warn)(OTHER_ENTRY, page)).toEqual({ html: "without script" });
  expect(warn).not.toHaveBeenCalled();
});
