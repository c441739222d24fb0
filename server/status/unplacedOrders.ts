import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { CheckoutResponse, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { redact } from "#server/kernel/loggedError.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";

// Record of the last day's attempts to order that placed none, without what the shoppers typed.

const DAY_MS = 86_400_000;

/** Shortest typed value that is removed from a reason: shorter ones are in most sentences. */
const MIN_TYPED = 3;

/** Reasons are one or two sentences; longer ones are cut. */
const MAX_REASON = 500;

/** Attempts that are listed, the latest first. */
const MAX_LISTED = 100;

/** Result of an attempt that placed no order, or none that is known. */
export type UnplacedOutcome = Exclude<CheckoutResponse["outcome"], "placed" | "redirect">;

/** An attempt; `at` is in epoch milliseconds. */
export type UnplacedOrder = { at: number; outcome: UnplacedOutcome; reason: string };

/** The record. */
export type UnplacedOrders = {
  /** Records the response to an order, unless the order is placed. */
  note: (response: CheckoutResponse, typed: TypedCheckout) => void;
  /** Returns the attempts of the last 24 hours: their number, and the latest of them. */
  today: () => { count: number; latest: UnplacedOrder[] };
  close: () => void;
};

/** Returns why no order was placed, in the words that the shopper read. */
function reasonOf(response: Extract<CheckoutResponse, { outcome: UnplacedOutcome }>): string {
  if (response.outcome === "faults") return Object.values(response.faults).join(" ");
  if (response.outcome === "changed") return response.changes.join(" ");
  return response.message;
}

/** Fields that shoppers type into, other than those with a choice. */
const TYPED = /^(email|phone|customerNote|(shipping|billing)_(?!country|state))/;

/** Returns a pattern that matches a text, whatever its case: WooCommerce writes postcodes in capitals. */
const patternOf = (text: string) => new RegExp(text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"), "giu");

/** Removes typed values, email addresses, tokens and query strings from a reason. */
export function withoutTyped(reason: string, typed: TypedCheckout): string {
  const values = Object.entries(typed)
    .filter(([name, value]) => TYPED.test(name) && value.length >= MIN_TYPED)
    .map(([, value]) => value)
    // A longer value may contain a shorter one.
    .toSorted((one, other) => other.length - one.length);
  const left = values.reduce(
    (text, value) => text.replace(patternOf(value), "[typed]"),
    redact(reason),
  );
  return left.slice(0, MAX_REASON);
}

/**
 * Opens the record in `status.sqlite` of the data folder, which several processes may share.
 * @param options.warn logs that an attempt could not be recorded; the order itself is not affected
 */
export function openUnplacedOrders(
  dataFolder: string,
  {
    openFile,
    warn,
    now = Date.now,
  }: { openFile: OpenSqlite; warn: (error: unknown) => void; now?: () => number },
): UnplacedOrders {
  mkdirSync(dataFolder, { recursive: true });
  const database = openFile(join(dataFolder, "status.sqlite"), {
    pragmas: "pragma journal_mode = wal; pragma busy_timeout = 1000; pragma secure_delete = on;",
    isDisposable: true,
  });
  database.exec(
    `create table if not exists unplaced (
       at integer not null, outcome text not null, reason text not null
     ) strict;
     create index if not exists unplaced_at on unplaced (at);`,
  );
  const insert = database.prepare("insert into unplaced values (?, ?, ?)");
  const forget = database.prepare("delete from unplaced where at < ?");
  const count = database.prepare("select count(*) as count from unplaced where at >= ?");
  const latest = database.prepare(
    `select at, outcome, reason from unplaced where at >= ? order by at desc limit ${MAX_LISTED}`,
  );

  return {
    note: (response, typed) => {
      if (response.outcome === "placed" || response.outcome === "redirect") return;
      try {
        forget.run(now() - DAY_MS);
        insert.run(now(), response.outcome, withoutTyped(reasonOf(response), typed));
      } catch (error) {
        warn(error);
      }
    },
    today: () => {
      const since = now() - DAY_MS;
      return {
        count: Number(count.get(since)?.["count"]),
        latest: latest.all(since) as UnplacedOrder[],
      };
    },
    close: () => database.close(),
  };
}
