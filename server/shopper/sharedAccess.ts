import { hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import { sealOf } from "#server/store/sealed.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";

// Access tokens of signed-in customers, in the store that several servers share.

/** Access token, and the time until which it is used, in milliseconds. */
export type Access = { token: string; until: number };

/** Access tokens by refresh tokens. None of the functions fails: without the store, none is known. */
export type SharedAccess = {
  read: (refreshToken: string) => Promise<Access | undefined>;
  write: (refreshToken: string, access: Access) => void;
  remove: (refreshToken: string) => void;
};

/** Of a single server, whose memory has its tokens. */
export const UNSHARED: SharedAccess = {
  read: async () => undefined,
  write: () => {},
  remove: () => {},
};

/**
 * Creates the tokens of several servers. Each is encrypted with a key that derives from the refresh
 * token, which only the customer's cookie has, and expires from the store when it is used no longer.
 */
export function createSharedAccess(
  { run }: Pick<SharedStore, "run">,
  now: () => number = Date.now,
): SharedAccess {
  const keyOf = (refreshToken: string) => `access:${hashOfToken(refreshToken)}`;
  const sealFor = (refreshToken: string) => sealOf(refreshToken, "access token");
  return {
    read: async (refreshToken) => {
      const sealed = await run((client) => client.get(keyOf(refreshToken))).catch(() => null);
      const opened = sealed === null ? undefined : sealFor(refreshToken).open(sealed);
      return opened === undefined ? undefined : (JSON.parse(opened) as Access);
    },
    write: (refreshToken, access) => {
      if (access.until <= now()) return;
      const sealed = sealFor(refreshToken).close(JSON.stringify(access));
      const expiration = { type: "PXAT", value: Math.floor(access.until) } as const;
      void run((client) => client.set(keyOf(refreshToken), sealed, { expiration })).catch(() => {});
    },
    remove: (refreshToken) => void run((client) => client.del(keyOf(refreshToken))).catch(() => {}),
  };
}
