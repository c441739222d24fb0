import { createHash } from "node:crypto";
import type { SharedStore, StoreClient } from "./sharedStore.ts";
import { MAX_AGE_MS, readProgress, storedProgress } from "./orderState.ts";
import type { Intent, OrderState, StoredOrder, StoredProgress } from "./orderState.ts";

// Store of order records in Valkey or Redis, for several servers.

// An intent is a hash; an owner has the id of the unsettled intent, and all intents by their times.
const intentKey = (id: string) => `order:${id}`;
const unsettledKey = (orderOwner: string) => `orders:unsettled:${orderOwner}`;
const ownerKey = (orderOwner: string) => `orders:of:${orderOwner}`;
/** Key of the id of the intent with an order's key, which is hashed: it is part of a link. */
const linkKey = (key: string) =>
  `orders:link:${createHash("sha256").update(key).digest("base64url")}`;

const linkKeys = ({ key }: Partial<StoredOrder> = {}) => (key ? [linkKey(key)] : []);

// A script runs alone, which makes this atomic: an unsettled intent of the owner leaves it without
// effect.
const BEGIN = `
local intent, unsettled, ofOwner, link = unpack(KEYS)
local orderOwner, id, sentAt, expiresAt, expiredAt, fingerprint, order = unpack(ARGV)
if redis.call("exists", unsettled) == 1 then return 0 end
local progress, owner = unpack(redis.call("hmget", intent, "progress", "session"))
if progress and (progress ~= "refused" or owner ~= orderOwner) then return 0 end
redis.call("del", intent)
redis.call("hset", intent, "session", orderOwner, "id", id, "progress", "sending",
  "sentAt", sentAt, "fingerprint", fingerprint, "order", order)
redis.call("pexpireat", intent, expiresAt)
redis.call("set", unsettled, id, "pxat", expiresAt)
redis.call("zadd", ofOwner, sentAt, id)
redis.call("zremrangebyscore", ofOwner, "-inf", expiredAt)
redis.call("pexpireat", ofOwner, expiresAt)
if link then redis.call("set", link, id, "pxat", expiresAt) end
return 1`;

const SETTLE = `
local intent, unsettled, link = unpack(KEYS)
local orderOwner, id, progress, maxAge = unpack(ARGV, 1, 4)
local before, owner, sentAt = unpack(redis.call("hmget", intent, "progress", "session", "sentAt"))
if not before or owner ~= orderOwner then return 0 end
if before == "placed" and progress ~= "placed" then return 0 end
if before == "refused" and progress == "unknown" then return 0 end
redis.call("hset", intent, "progress", progress, unpack(ARGV, 5))
local expiresAt = string.format("%.0f", sentAt + maxAge)
if link then redis.call("set", link, id, "pxat", expiresAt) end
if progress == "sending" or progress == "unknown" then
  redis.call("set", unsettled, id, "pxat", expiresAt)
elseif redis.call("get", unsettled) == id then
  redis.call("del", unsettled)
end
return 1`;

type Fields = Readonly<Record<string, string>>;

function intentOf(fields: Fields): Intent | undefined {
  const { session: orderOwner, id, progress, sentAt, fingerprint, order, endedAt } = fields;
  if (orderOwner === undefined || id === undefined || order === undefined) return undefined;
  const missingSince = fields.missingSince === undefined ? undefined : Number(fields.missingSince);
  return {
    orderOwner,
    id,
    progress: readProgress(progress as StoredProgress, missingSince),
    sentAt: Number(sentAt),
    ...(endedAt !== undefined && { endedAt: Number(endedAt) }),
    ...(missingSince !== undefined && { missingSince }),
    fingerprint: fingerprint ?? "",
    order: JSON.parse(order) as StoredOrder,
  };
}

const readIntent = async (client: StoreClient, id: string) =>
  intentOf(await client.hGetAll(intentKey(id)));

/** Finds an owner's latest intent since a time that matches. */
async function latest(
  client: StoreClient,
  { orderOwner, since }: { orderOwner: string; since: number },
  matches: (intent: Intent) => boolean,
): Promise<Intent | undefined> {
  const range = { BY: "SCORE", REV: true } as const;
  const ids = await client.zRange(ownerKey(orderOwner), "+inf", since, range);
  for (const id of ids) {
    const intent = await readIntent(client, id);
    if (intent && matches(intent)) return intent;
  }
  return undefined;
}

/**
 * Creates the store of order records over the shared store, which deletes them by itself. All
 * functions reject while the store is down.
 */
export function createSharedOrderState({ run }: Pick<SharedStore, "run">): OrderState {
  return {
    find: async (orderOwner, id) => {
      const found = await run((client) => readIntent(client, id));
      return found?.orderOwner === orderOwner ? found : undefined;
    },
    unsettled: (orderOwner) =>
      run(async (client) => {
        const id = await client.get(unsettledKey(orderOwner));
        return id === null ? undefined : readIntent(client, id);
      }),
    last: (orderOwner) => run((client) => latest(client, { orderOwner, since: 0 }, () => true)),
    lastPlaced: (orderOwner) =>
      run((client) =>
        latest(client, { orderOwner, since: 0 }, ({ progress }) => progress === "placed"),
      ),
    placedWithKey: async (key) => {
      const found = await run(async (client) => {
        const id = await client.get(linkKey(key));
        return id === null ? undefined : readIntent(client, id);
      });
      return found?.progress === "placed" && found.order.key === key ? found : undefined;
    },
    missing: (orderOwner, since) =>
      run((client) =>
        latest(client, { orderOwner, since }, ({ progress }) => progress === "missing"),
      ),
    begin: async ({ orderOwner, id, sentAt, fingerprint, order }) => {
      const keys = [
        intentKey(id),
        unsettledKey(orderOwner),
        ownerKey(orderOwner),
        ...linkKeys(order),
      ];
      const times = [sentAt, sentAt + MAX_AGE_MS, sentAt - MAX_AGE_MS].map(String);
      const values = [orderOwner, id, ...times, fingerprint, JSON.stringify(order)];
      return (await run((client) => client.eval(BEGIN, { keys, arguments: values }))) === 1;
    },
    settle: async ({ orderOwner, id }, progress, { order, endedAt, missingSince } = {}) => {
      const keys = [intentKey(id), unsettledKey(orderOwner), ...linkKeys(order)];
      const changes = [
        ...(order ? ["order", JSON.stringify(order)] : []),
        ...(endedAt === undefined ? [] : ["endedAt", String(endedAt)]),
        ...(missingSince === undefined ? [] : ["missingSince", String(missingSince)]),
      ];
      const values = [orderOwner, id, storedProgress(progress), String(MAX_AGE_MS), ...changes];
      await run((client) => client.eval(SETTLE, { keys, arguments: values }));
    },
  };
}
