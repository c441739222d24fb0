import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { claimsOf } from "#relay/session/session.ts";
import { accountOfToken, hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";

// Denylist of ended sign-ins: the backend's refresh tokens stay valid for up to a year.

/** Sign-ins that ended by a sign-out or a new password; no server accepts them any more. */
export type EndedSignIns = {
  isEnded: (refreshToken: string) => Promise<boolean>;
  /** Ends one sign-in. */
  end: (refreshToken: string) => Promise<void>;
  /** Ends the sign-ins of this one's account that were made before it, or also at its second. */
  endEarlier: (refreshToken: string, options?: { isKept: boolean }) => Promise<void>;
};

/** Records by name, each until a time in milliseconds. */
export type EndRecords = {
  read: (names: readonly string[]) => Promise<(string | undefined)[]>;
  write: (name: string, value: string, until: number) => Promise<void>;
};

/** Sign-ins of an account that are accepted: those from this second on, and one before it. */
type Accepted = { since: number; kept?: string };

/** Lifetime of a token that states none: that of the plugin's refresh tokens. */
const YEAR_MS = 31_536_000_000;

/**
 * Returns a token's name. Its signature has several spellings that verify, so only the signed part
 * identifies it.
 */
function nameOf(token: string): string {
  const [head = "", claims] = token.split(".", 2);
  return `token:${hashOfToken(claims === undefined ? head : `${head}.${claims}`)}`;
}

const accountName = (token: string) => `account:${accountOfToken(token)}`;

/** Creates the denylist over its records. */
export function createEndedSignIns(records: EndRecords, now = Date.now): EndedSignIns {
  const endOf = (token: string) => {
    const { exp = 0 } = claimsOf(token);
    return exp * 1000 || now() + YEAR_MS;
  };
  return {
    isEnded: async (token) => {
      const name = nameOf(token);
      const [ended, ofAccount] = await records.read([name, accountName(token)]);
      if (ended !== undefined || ofAccount === undefined) return ended !== undefined;
      const { since, kept } = JSON.parse(ofAccount) as Accepted;
      return name !== kept && (claimsOf(token).iat ?? 0) < since;
    },
    end: (token) => records.write(nameOf(token), "", endOf(token)),
    endEarlier: async (token, { isKept } = { isKept: false }) => {
      const { iat } = claimsOf(token);
      if (accountOfToken(token) === undefined || iat === undefined) return;
      // The times are the backend's own, whose clock may differ from ours.
      const accepted: Accepted = isKept ? { since: iat + 1, kept: nameOf(token) } : { since: iat };
      await records.write(accountName(token), JSON.stringify(accepted), endOf(token));
    },
  };
}

/** Opens the records in a SQLite file, which several processes of one machine may share. */
export function openEndRecords(
  file: string,
  openFile: OpenSqlite,
  now = Date.now,
): EndRecords & { close: () => void } {
  mkdirSync(dirname(file), { recursive: true });
  const database = openFile(file, { pragmas: "pragma journal_mode = wal;", isDisposable: true });
  database.exec(`
create table if not exists ended (
  name text primary key,
  value text not null,
  until integer not null
) strict, without rowid;
create index if not exists ended_until on ended (until);
`);
  const find = database.prepare("select value from ended where name = ?");
  const write = database.prepare("insert or replace into ended values (?, ?, ?)");
  const purge = database.prepare("delete from ended where until < ?");
  return {
    read: async (names) => names.map((name) => find.get(name)?.["value"] as string | undefined),
    write: async (name, value, until) => {
      purge.run(now());
      write.run(name, value, Math.floor(until));
    },
    close: () => database.close(),
  };
}

/**
 * Adds the store of several servers to a server's own records, which alone count while the store is
 * down.
 */
export const shareEndRecords = (own: EndRecords, { run }: Pick<SharedStore, "run">): EndRecords => {
  const keyOf = (name: string) => `ended:${name}`;
  return {
    read: async (names) => {
      const keys = names.map(keyOf);
      const shared = await run((client) => client.mGet(keys)).catch(() => []);
      const local = await own.read(names);
      return names.map((_, at) => shared[at] ?? local[at]);
    },
    write: async (name, value, until) => {
      const expiration = { type: "PXAT", value: Math.floor(until) } as const;
      await own.write(name, value, until);
      await run((client) => client.set(keyOf(name), value, { expiration }));
    },
  };
};
