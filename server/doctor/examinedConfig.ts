import { SettingError, settings } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";

/**
 * Returns the settings for a shop that a command line names. The secret that the configured shop
 * shares with us is not for another host. Throws `SettingError` for no address.
 */
export function examinedConfig(
  config: Config,
  given: string,
): Config & { GRAPHQL_ENDPOINT: string } {
  const { data: endpoint, error } = settings.shape.GRAPHQL_ENDPOINT.safeParse(given);
  if (error || endpoint === undefined) {
    throw new SettingError(
      `${given} cannot be examined: it ${error?.issues[0]?.message ?? "must be an address"}, for example https://shop.example/graphql.`,
    );
  }
  const { GRAPHQL_ENDPOINT: own = endpoint, FORWARDED_CLIENT_SECRET: secret } = config;
  const isOwn = new URL(own).origin === new URL(endpoint).origin;
  return {
    ...config,
    GRAPHQL_ENDPOINT: endpoint,
    FORWARDED_CLIENT_SECRET: isOwn ? secret : undefined,
  };
}
