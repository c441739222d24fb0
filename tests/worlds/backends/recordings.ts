import { existsSync, readFileSync, readdirSync } from "node:fs";

// Recordings of a real WooGraphQL shop.

const FOLDER = new URL("../../../../shared/woographql/", import.meta.url);

/**
 * One exchange with a real WooGraphQL shop; session tokens are replaced by names, such as
 * "TOKEN_4".
 */
export type Recording = {
  name: string;
  request: {
    method: string;
    url: string;
    headers: Record<string, string | number>;
    body: unknown;
  };
  response: {
    status: number;
    headers: Record<string, string | string[]>;
    body: unknown;
  };
};

/** The claims of a named token. */
export type RecordedClaims = {
  iss: string;
  iat: number;
  nbf: number;
  exp: number;
  data: { customer_id?: string | number; user?: { id: string } };
};

/** True if the recordings are present; a clone without them has only the tests written by hand. */
export const hasRecordings = existsSync(new URL("recordings", FOLDER));

/** Options of tests that replay the recordings. */
export const needsRecordings = {
  skip: !hasRecordings,
  meta: { skipReason: "there are no recordings of a real shop" },
};

/** Returns the recordings whose number has one of these prefixes, sorted by name. */
export function readRecordings(prefixes: readonly string[]): Recording[] {
  if (!hasRecordings) return [];
  return readdirSync(new URL("recordings", FOLDER))
    .toSorted()
    .filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))
    .map((file) => readJson(`recordings/${file}`) as Recording);
}

/** Returns the recordings of links to WordPress and of other extensions, sorted by name. */
export function readExtensionRecordings(): Recording[] {
  if (!hasRecordings) return [];
  return readdirSync(new URL("recordings-ext", FOLDER))
    .toSorted()
    .map((file) => readJson(`recordings-ext/${file}`) as Recording);
}

/** Returns the claims of every named token. */
export function readTokens(): Record<string, RecordedClaims> {
  return hasRecordings ? (readJson("tokens.json") as Record<string, RecordedClaims>) : {};
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FOLDER), "utf8"));
}
