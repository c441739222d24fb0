import { createElement as h, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineSource } from "#server/rendering/inlineSource.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import type { DriftState } from "./searchDrift.ts";
import type { StatusFacts } from "./statusFacts.ts";
import { STYLE, line, definitions, section, table, time, warned } from "./statusElements.ts";
import type { StatusPart } from "./statusElements.ts";
import { count, duration, utcText } from "./statusTimes.ts";
import type { UnplacedOutcome } from "./unplacedOrders.ts";

// Status page of the owner, as HTML without script.

/** Source of the page's style, for its content security policy. */
export const STATUS_STYLE_SOURCE = inlineSource(STYLE);

const PARTS: Readonly<Record<string, string>> = {
  backend: "The backend does not respond. Shoppers see cached pages and their last known cart.",
  disk: "The disk is full. No order is accepted until there is space.",
};

const PRIORITIES: Readonly<Record<CallPriority, string>> = {
  checkout: "Checkout and orders",
  cart: "Carts and accounts",
  view: "Pages that a shopper waits for",
  refresh: "Background work",
  picture: "Pictures to be resized",
};

const OUTCOMES: Readonly<Record<UnplacedOutcome, string>> = {
  faults: "Fields to correct",
  changed: "Changed while ordering",
  refused: "Rejected",
  checking: "Result not known yet",
  failed: "Backend not reached",
};

const SEARCH_TEXTS: Readonly<Record<Exclude<DriftState["state"], "compared">, string>> = {
  embedded: "The embedded search keeps itself up to date.",
  noKey: "The index is not compared: ALGOLIA_ADMIN_KEY is not set.",
  comparing: "The index is being compared with the shop. Reload this page in a moment.",
  failed: "The index could not be compared. The log has the reason.",
};

const NONE = "–";
const timeWithin = (ms: number | undefined) => (ms === undefined ? NONE : duration(ms));
const RUNNING = "The first one is running";

/** Returns a number with its noun: "1 call", "2 calls". */
const counted = (number: number, noun: string) =>
  `${count(number)} ${noun}${number === 1 ? "" : "s"}`;

/** The state of the shop in a sentence, and what its owner should look at, with links to it. */
function headline({ readiness, startedAt, at }: StatusFacts, parts: readonly StatusPart[]) {
  const { degraded } = readiness;
  const toDo = parts.flatMap(({ id, toDo: sentences }) =>
    sentences.flatMap((sentence) =>
      sentence ? h("li", { key: sentence }, h("a", { href: `#${id}` }, sentence)) : [],
    ),
  );
  const works =
    toDo.length === 0
      ? h("p", { className: "good head" }, "All parts of the shop work.")
      : h(
          "p",
          { className: "head" },
          `The shop works, with ${counted(toDo.length, "thing")} to look at:`,
        );
  return h(
    Fragment,
    null,
    degraded.length === 0
      ? works
      : degraded.map((part) => h("p", { key: part, className: "bad head" }, PARTS[part] ?? part)),
    toDo.length > 0 && h("ul", null, toDo),
    h("p", { className: "soft" }, "Started ", time(startedAt, at), "."),
  );
}

function backend({ backend: { name, hour, ...now } }: StatusFacts): StatusPart {
  const failures = hour.reduce((sum, { failed }) => sum + failed, 0);
  const { breaker, running, waiting, connections } = now;
  const rows = hour.map(({ priority, answered, failed }) => [
    PRIORITIES[priority],
    count(answered.count + failed),
    warned(failed),
    timeWithin(answered.medianMs),
    timeWithin(answered.slowMs),
  ]);
  const columns = [
    { label: "For" },
    { label: "Calls", isNumber: true },
    { label: "Failed", isNumber: true },
    { label: "Half within", isNumber: true },
    { label: "95 % within", isNumber: true },
  ];
  return {
    id: "backend",
    title: name,
    toDo: [failures > 0 && `${counted(failures, "failed call")} in the last hour`],
    content: [
      breaker === "open" && h("p", { className: "bad" }, "Only probes are sent until it responds."),
      definitions([
        ["Connections in use", `${count(running)} of ${count(connections)}`],
        ["Calls waiting for one", count(waiting)],
      ]),
      table("Calls of the last hour", columns, rows),
    ],
  };
}

function changes({ changes: facts, pages, at }: StatusFacts): StatusPart {
  const { queue, results, delay } = pages;
  const { takesNotices, compares, notices, refused, noticedAt, comparison, found } = facts;
  const since = noticedAt === undefined ? "None since the start" : time(noticedAt, at);
  return {
    id: "changes",
    title: "Changes",
    toDo: [
      refused > 0 && `${counted(refused, "refused notice")} of changes since the start`,
      results.failed > 0 &&
        `${counted(results.failed, "failed attempt")} to render a page since the start`,
    ],
    content: [
      takesNotices
        ? definitions([
            ["Last notice", since],
            ["Notices since the start", count(notices)],
            ["Refused, for example because the secrets differ", warned(refused)],
          ])
        : line("Notices are off: WEBHOOK_SECRET is not set."),
      compares
        ? definitions([
            [
              "Last comparison of all products",
              comparison ? time(comparison.endedAt, at) : RUNNING,
            ],
            ["Its duration", comparison ? duration(comparison.tookMs) : NONE],
            ["Products compared", comparison ? count(comparison.products) : NONE],
            ["Products compared in a minute", comparison ? count(comparison.perMinute) : NONE],
            ["Changes that comparisons have found since the start", count(found)],
          ])
        : line(
            "The products are not compared: this is the embedded shop, or CHANGE_POLL_SECONDS is 0.",
          ),
      definitions([
        ["Pages waiting to be rendered again", count(queue.running + queue.waiting)],
        ["From a change to its page, half within (last hour)", timeWithin(delay.medianMs)],
        ["From a change to its page, 95 % within (last hour)", timeWithin(delay.slowMs)],
        ["Products whose search records wait", count(facts.unindexed)],
        ["Pages rendered again since the start", count(results.done)],
        ["Attempts that failed", warned(results.failed)],
      ]),
    ],
  };
}

function search({ search: state, at }: StatusFacts): StatusPart {
  const part = { id: "search", title: "Search index" };
  if (state.state !== "compared") {
    const text = SEARCH_TEXTS[state.state];
    return { ...part, toDo: [state.state === "failed" && text], content: [line(text)] };
  }
  const { missing, stale, surplus, settings } = state.drift;
  const records = missing + stale + surplus;
  const differs = records + settings > 0;
  return {
    ...part,
    toDo: [
      records > 0 && `${counted(records, "search record")} to correct`,
      settings > 0 && `${counted(settings, "search setting")} to correct`,
    ],
    content: [
      differs
        ? line("The command ", h("code", null, "npm run index"), " corrects all differences.")
        : h("p", { className: "good" }, "All records are as the products are."),
      definitions([
        ["Last comparison", time(state.at, at)],
        ["Products", count(state.products)],
        ["Missing records", warned(missing)],
        ["Outdated records", warned(stale)],
        ["Records of products that are gone", warned(surplus)],
        ["Settings and synonyms that differ", warned(settings)],
      ]),
    ],
  };
}

/** Results that a shopper's own correction does not settle. */
const LOST: readonly UnplacedOutcome[] = ["refused", "checking", "failed"];

function orders({ unplaced, at }: StatusFacts): StatusPart {
  const { count: number, latest } = unplaced;
  const lost = latest.filter(({ outcome }) => LOST.includes(outcome)).length;
  const part = {
    id: "orders",
    title: "Orders not placed",
    toDo: [lost > 0 && `${counted(lost, "order")} rejected, or not known to be placed`],
  };
  if (number === 0) return { ...part, content: [line("None in the last 24 hours.")] };
  const rows = latest.map((one) => [time(one.at, at), OUTCOMES[one.outcome], one.reason]);
  const caption =
    number > latest.length
      ? `The latest ${count(latest.length)} of ${count(number)} attempts in the last 24 hours`
      : "Attempts in the last 24 hours";
  const columns = [{ label: "When" }, { label: "Result" }, { label: "Reason" }];
  return {
    ...part,
    content: [
      table(caption, columns, rows),
      h("p", { className: "soft" }, "Reasons are shown without what the shoppers typed."),
    ],
  };
}

function leftOut({ leftOut: { failing, unsupported }, editAddress, at }: StatusFacts): StatusPart {
  const rows = failing.map(({ id, message, since }) => [
    h("a", { href: editAddress(id) }, `Product ${id}`),
    message,
    time(since, at),
  ]);
  const columns = [{ label: "Product" }, { label: "Message of WordPress" }, { label: "Since" }];
  const missing = failing.length + unsupported;
  return {
    id: "left-out",
    title: "Products that lists leave out",
    toDo: [missing > 0 && `${counted(missing, "product")} left out of lists`],
    content: [
      rows.length > 0 && table("WooGraphQL fails on these", columns, rows),
      unsupported > 0 &&
        line(
          "WooGraphQL does not know the types of others. In WordPress, tick “Enable Unsupported types” under GraphQL, Settings, WooCommerce to show them.",
        ),
      unsupported > 0 && definitions([["Products of unknown types", warned(unsupported)]]),
      missing === 0 && line("None."),
    ],
  };
}

/** Returns the page's HTML. */
export function statusPage(facts: StatusFacts): string {
  const { name, at } = facts;
  const parts = [backend, changes, search, orders, leftOut].map((partOf) => partOf(facts));
  const needsLook = ({ toDo }: StatusPart) => toDo.some(Boolean);
  const page = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "robots", content: "noindex" }),
      h("title", null, `Status of ${name}`),
      h("style", { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h(
      "body",
      null,
      h(
        "main",
        null,
        h("h1", null, `Status of ${name}`),
        h("p", { className: "soft" }, utcText(at)),
        headline(facts, parts),
        parts
          .toSorted((one, other) => Number(needsLook(other)) - Number(needsLook(one)))
          .map(section),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
