import { describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { growthOf, sourceRegexes } from "#tests/runner/regexGrowth.ts";

const GROUPS = String.raw`/\B(?=(?:\d{3})+$)/g`;

/** Reasons why a regular expression that grows faster, or that is made from values, does no harm. */
const EXEMPT: Readonly<Record<string, string>> = {
  [String.raw`components/head/summary.ts /[\s,;:.。、–-]+$/`]:
    "the text has at most 160 characters",
  [`relay/contract/cart/displayedAmounts.ts ${GROUPS}`]:
    "the digits of a price, whose text has at most 2,000 characters",
  [`packages/embedded-shop/money/format.ts ${GROUPS}`]: "the digits of a number",
};

/** Reasons for each file that makes regular expressions from values. */
const MADE_FROM: Readonly<Record<string, string>> = {
  "components/search/hitOptions.ts": "two fixed characters",
  "components/search/SuggestionList.tsx":
    "words of letters and digits, in the browser that typed them",
  "relay/contract/account/addressFormats.ts":
    "patterns of addressFormats.json, whose postcodes have no repetition",
  "relay/contract/validation/textRules.ts": "one character class, repeated or not",
  "relay/contract/validation/dateRules.ts": "no repetition",
  "relay/contract/validation/equalityRules.ts": "the merchant's own pattern",
  "server/shop/checkout/sendCheckout.ts":
    "a fixed word, and one class up to the character that it excludes",
  "packages/embedded-search/text/tokens.ts": "one class",
  "packages/embedded-shop/attributeTypes.ts": "fixed words",
  "server/backend/line/listQueries.ts": "one name",
  "server/backend/pictures/appIcons.ts": "one name, and one class",
  "server/status/unplacedOrders.ts": "one literal text",
};

test(
  "The time of every regular expression on the server grows linearly with a hostile text",
  { timeout: scaled(60_000) },
  () => {
    const all = sourceRegexes();
    expect(all.length).toBeGreaterThan(400);
    const growing: string[] = [];
    const used = new Set<string>();
    for (const { file, code, pattern, flags } of all) {
      const name = pattern === undefined ? file : `${file} ${code}`;
      const reason = pattern === undefined ? MADE_FROM[name] : EXEMPT[name];
      if (reason !== undefined) used.add(name);
      else if (pattern === undefined)
        growing.push(`${file} ${code}: not tried, and no reason is given`);
      else {
        const growth = growthOf(pattern, flags);
        if (growth !== undefined) growing.push(`${name}: ${growth}`);
      }
    }
    expect(growing).toEqual([]);
    const unused = [...Object.keys(EXEMPT), ...Object.keys(MADE_FROM)].filter(
      (name) => !used.has(name),
    );
    expect(unused, "exempt for nothing").toEqual([]);
  },
);

describe("The growth check", () => {
  test.each([
    [
      "blanks around a lazy part",
      /^\s*(.+?)\s*(<=|>=|!=|<|>|=)\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*$/i,
    ],
    ["digits around an optional dot", /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?=[\s()]|$)/iy],
    ["a word before any rest", /\[(\/?)([a-z][\w-]*)([^[\]]*)\]/gi],
    ["an end after a repetition", /\/+$/],
    ["a tag without an end", /<[^>]*>/g],
    ["a folder before a file", /\/uploads\/.+\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$/i],
    ["a word between two repetitions", /^\/[^/]*\b(terms|conditions|agb|cgv)\b[^/]*\/?$/i],
    ["a repeated repetition", /^(?:\w+\s?)+$/],
  ])("detects %s", (_, { source, flags }) => {
    expect(growthOf(source, flags)).toBeDefined();
  });

  test.each([/^\s+(\w+)=(\d+)$/, /(?<!\/)\/+$/, /<[^<>]*>/g])(
    "passes the linear %s",
    ({ source, flags }) => {
      expect(growthOf(source, flags)).toBeUndefined();
    },
  );
});
