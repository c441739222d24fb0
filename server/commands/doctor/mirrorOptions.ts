import { openMirror } from "#server/backend/line/backend.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import type { CommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { leftOutSentences } from "#server/backend/line/leftOutReport.ts";
import { gatewayAddress } from "#server/backend/line/requestShop.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { openProgressLine } from "#server/kernel/progressLine.ts";
import { examinedConfig, withExaminedShop } from "./examinedShop.ts";
import type { ExaminedConfig, ShopAccess } from "./examinedShop.ts";
import { settingRules } from "./settingRules.ts";

// Settings and tools of the mirror in `packages/doctor`.

/** Requests at the same time: the shop sells meanwhile. */
const CONNECTIONS = 2;
/** Shortest timeout of a request, in milliseconds: a page of products takes long in a slow shop. */
const TIMEOUT_MS = 60_000;

const mirroredShop = (access: ShopAccess, { gateway, delayMs }: CommandGateway) => ({
  access,
  // The gateway sanitizes texts, and leaves out products that the shop fails on.
  address: gatewayAddress(gateway.shared),
  delayMs,
  leftOut: () => leftOutSentences(gateway.lists.leftOut(), new URL(access.endpoint).origin),
});

/** Runs work with the shop that the settings name. */
export async function withMirroredShop<Result>(
  given: ExaminedConfig,
  work: (shop: ReturnType<typeof mirroredShop>) => Promise<Result>,
): Promise<Result> {
  const timeoutMs = Math.max(given.BACKEND_TIMEOUT_MS, TIMEOUT_MS);
  const config = { ...given, BACKEND_CONNECTIONS: CONNECTIONS, BACKEND_TIMEOUT_MS: timeoutMs };
  const opened = await openCommandGateway(config);
  try {
    return await withExaminedShop(config, (access) => work(mirroredShop(access, opened)));
  } finally {
    opened.close();
  }
}

/** Settings and tools of a mirror. */
export type MirrorOptions = ReturnType<typeof mirrorOptions>;

/** Returns the settings and tools for the mirror of a shop at an address. */
export function mirrorOptions(config: Config, address: string) {
  const shop = examinedConfig(config, address);
  const { GRAPHQL_ENDPOINT } = shop;
  const { DATA_DIR, SITE_NAME, CURRENCY } = config;
  const hostName = readConfig({ GRAPHQL_ENDPOINT }).SITE_NAME;
  const isNamed = ![readConfig({}).SITE_NAME, hostName].includes(SITE_NAME);
  return {
    endpoint: GRAPHQL_ENDPOINT,
    folder: DATA_DIR,
    hostName,
    written: {
      DATA_DIR,
      SITE_NAME: isNamed ? SITE_NAME : undefined,
      CART_NOTICES: config.CART_NOTICES && config.GRAPHQL_ENDPOINT ? "on" : "off",
      CURRENCY,
    },
    rules: settingRules,
    openStore: openMirror,
    withShop: <Result>(work: Parameters<typeof withMirroredShop<Result>>[1]) =>
      withMirroredShop(shop, work),
    line: openProgressLine(process.stdout),
  };
}
