import { createSqliteOpener } from "./openSqlite.ts";
import type { OpenSqlite } from "./openSqlite.ts";
import { migrate } from "./migrate.ts";
import { readProgress, storedProgress } from "./orderState.ts";
import type { Intent, StoredOrder, StoredProgress, OrderState } from "./orderState.ts";

// Store of order records in SQLite.

// A commit is synced to disk: after a crash, the server must still know which order it was sending.
const PRAGMAS = `
pragma journal_mode = wal;
pragma synchronous = full;
pragma secure_delete = on;
`;

/**
 * The layout, as migrations by the version that each starts from. The first one creates the tables
 * that an unversioned file of November 2026 already has.
 */
const MIGRATIONS = [
  `
create table if not exists intent (
  id text primary key,
  session text not null,
  progress text not null,
  sent_at integer not null,
  likeness text not null,
  kept text not null
) strict, without rowid;
create unique index if not exists one_unsettled on intent (session)
  where progress in ('sending', 'unknown');
create index if not exists intent_age on intent (sent_at);
`,
  `
alter table intent add column ended_at integer;
alter table intent add column missing_since integer;
`,
  `
alter table intent add column order_key text
  generated always as (json_extract(kept, '$.key')) virtual;
create index intent_order_key on intent (order_key) where order_key is not null;
`,
];

const COLUMNS = `session as orderOwner, id, progress, sent_at as sentAt, ended_at as endedAt,
  missing_since as missingSince, likeness as fingerprint, kept as orderJson`;

type Row = Omit<Intent, "progress" | "order" | "endedAt" | "missingSince"> & {
  progress: StoredProgress;
  endedAt: number | null;
  missingSince: number | null;
  orderJson: string;
};

const intentOf = (row: unknown): Intent | undefined => {
  if (!row) return undefined;
  const { progress, orderJson, endedAt, missingSince, ...intent } = row as Row;
  return {
    ...intent,
    progress: readProgress(progress, missingSince ?? undefined),
    ...(endedAt !== null && { endedAt }),
    ...(missingSince !== null && { missingSince }),
    order: JSON.parse(orderJson) as StoredOrder,
  };
};

/** Store of order records in a file, whose expired records its owner deletes. */
export type SqliteOrderState = OrderState & {
  /** Returns all records, in the order in which they were sent. */
  all: () => Promise<Intent[]>;
  remove: (intent: Pick<Intent, "id">) => Promise<void>;
  /** Deletes the records sent before a time. */
  forgetBefore: (time: number) => Promise<void>;
  close: () => void;
};

/**
 * Opens the store of order records in a SQLite file, which several processes of one machine may
 * share.
 * @param file a path, or ":memory:"
 * @throws NewerDataError if a newer release wrote it
 */
export function openOrderState(
  file: string,
  open: OpenSqlite = createSqliteOpener(),
): SqliteOrderState {
  const database = open(file, { pragmas: PRAGMAS });
  try {
    migrate(database, file, MIGRATIONS);
  } catch (error) {
    database.close();
    throw error;
  }
  const find = database.prepare(`select ${COLUMNS} from intent where session = ? and id = ?`);
  const unsettled = database.prepare(
    `select ${COLUMNS} from intent where session = ? and progress in ('sending', 'unknown')`,
  );
  const last = database.prepare(
    `select ${COLUMNS} from intent where session = ? order by sent_at desc limit 1`,
  );
  const lastPlaced = database.prepare(
    `select ${COLUMNS} from intent where session = ? and progress = 'placed'
     order by sent_at desc limit 1`,
  );
  const placedWithKey = database.prepare(
    `select ${COLUMNS} from intent where order_key = ? and progress = 'placed'`,
  );
  const missing = database.prepare(
    `select ${COLUMNS} from intent
     where session = ? and sent_at >= ? and progress = 'refused' and missing_since is not null
     order by sent_at desc limit 1`,
  );
  // A single statement makes this atomic: an unsettled intent of the owner leaves it without effect.
  const begin = database.prepare(
    `insert into intent (session, id, progress, sent_at, likeness, kept)
     select :orderOwner, :id, 'sending', :sentAt, :fingerprint, :orderJson
     where not exists (
       select 1 from intent where session = :orderOwner and progress in ('sending', 'unknown')
     )
     on conflict (id) do update
     set progress = 'sending', sent_at = :sentAt, ended_at = null, missing_since = null,
       likeness = :fingerprint, kept = :orderJson
     where progress = 'refused' and session = :orderOwner`,
  );
  const settle = database.prepare(
    `update intent set progress = :progress, kept = coalesce(:orderJson, kept),
       ended_at = coalesce(:endedAt, ended_at),
       missing_since = coalesce(:missingSince, missing_since)
     where session = :orderOwner and id = :id and (progress <> 'placed' or :progress = 'placed')
       and (progress <> 'refused' or :progress <> 'unknown')`,
  );
  const all = database.prepare(`select ${COLUMNS} from intent order by sent_at`);
  const remove = database.prepare("delete from intent where id = ?");
  const forget = database.prepare("delete from intent where sent_at < ?");

  return {
    find: async (orderOwner, id) => intentOf(find.get(orderOwner, id)),
    unsettled: async (orderOwner) => intentOf(unsettled.get(orderOwner)),
    last: async (orderOwner) => intentOf(last.get(orderOwner)),
    lastPlaced: async (orderOwner) => intentOf(lastPlaced.get(orderOwner)),
    placedWithKey: async (key) => intentOf(placedWithKey.get(key)),
    missing: async (orderOwner, since) => intentOf(missing.get(orderOwner, since)),
    begin: async ({ orderOwner, id, sentAt, fingerprint, order }) =>
      begin.run({ orderOwner, id, sentAt, fingerprint, orderJson: JSON.stringify(order) })
        .changes === 1,
    settle: async ({ orderOwner, id }, progress, { order, endedAt, missingSince } = {}) => {
      settle.run({
        orderOwner,
        id,
        progress: storedProgress(progress),
        orderJson: order ? JSON.stringify(order) : null,
        endedAt: endedAt ?? null,
        missingSince: missingSince ?? null,
      });
    },
    all: async () => all.all().flatMap((row) => intentOf(row) ?? []),
    remove: async ({ id }) => {
      remove.run(id);
    },
    forgetBefore: async (time) => {
      forget.run(time);
    },
    close: () => database.close(),
  };
}
