import type { BackendError } from "#relay/contract/errors.ts";
import { SESSION_HEADER, claimsOf, customerOf, sessionWith } from "#relay/session/session.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { hasSearchIndex, openBackend } from "#server/backend/line/backend.ts";
import { createBackendQueue } from "#server/backend/line/backendQueue.ts";
import { connectionError, graphqlResult } from "#server/backend/line/backendResponse.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { createProductLists } from "#server/backend/line/productLists.ts";
import { findSeoPlugin } from "#server/backend/line/seoPlugin.ts";
import { reasonOf, remedyFor } from "#server/backend/line/reportUnreachable.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import { storeCart } from "#server/backend/storeApi/storeSchemas.ts";
import { indexShop } from "#server/catalogue/indexShop.ts";
import type { Drift } from "#server/catalogue/indexShop.ts";
import { indexTarget, indexingError } from "#server/catalogue/indexTarget.ts";
import { isDeadLink } from "#server/catalogue/menuTree.ts";
import { shopRecords } from "#server/catalogue/shopRecords.ts";
import { checkoutUse } from "#server/kernel/checkoutUse.ts";
import { SettingError, settings } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { inLanguage, languageAt } from "#server/kernel/language.ts";
import { merchantPayment } from "#server/kernel/merchantFolder.ts";
import { leadsHome } from "#server/shop/checkout/handOver.ts";
import { paymentAddress } from "#server/shop/checkout/paymentAddress.ts";
import { readOperationTexts } from "./readOperationTexts.ts";
import { settingRules } from "./settingRules.ts";

// A shop as `packages/doctor` gets it: with the storefront's settings, connection and rules.

/** Settings with the endpoint of a shop that is not the embedded one. */
export type ExaminedConfig = Config & { GRAPHQL_ENDPOINT: string };

/**
 * Returns the settings for a shop that a command line names. The secret that the configured shop
 * shares with us is not for another host. Throws `SettingError` for no address.
 */
export function examinedConfig(config: Config, given: string): ExaminedConfig {
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

/** Sends a request to the endpoint, or to the gateway. */
type Send = (request: Request) => Promise<Response>;

/**
 * Creates a GraphQL client which, unlike the gateway, shows headers, tokens, sizes and times. It
 * rejects with `BackendError` if the response is not GraphQL.
 */
const createProbe =
  (send: Send) =>
  async <Data>({
    operationName,
    variables = {},
    query,
    token,
  }: {
    operationName: string;
    variables?: object;
    query: string;
    token?: string | undefined;
  }) => {
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    if (token !== undefined) headers.set(SESSION_HEADER, sessionWith(token));
    const started = performance.now();
    const body = JSON.stringify({ operationName, variables, query });
    const failed = (error: unknown) => {
      throw connectionError(error);
    };
    const response = await send(new Request(GATEWAY_URL, { method: "POST", headers, body })).catch(
      failed,
    );
    const text = await response.text().catch(failed);
    const ms = performance.now() - started;
    const { status } = response;
    const result = await graphqlResult(new Response(text, { status, headers: response.headers }));
    return {
      data: (result.data ?? undefined) as Data | undefined,
      errors: result.errors ?? [],
      headers: response.headers,
      token: response.headers.get(SESSION_HEADER) ?? undefined,
      bytes: Buffer.byteLength(text),
      ms,
    };
  };

/** Creates lists that leave out the products which the shop fails on, as the gateway's do. */
function createLists(probe: ReturnType<typeof createProbe>) {
  const request = async ({ body }: { body: string }) => {
    const { data, errors } = await probe<Record<string, unknown>>(JSON.parse(body));
    return { result: { ...(data !== undefined && { data }), errors } };
  };
  const { send, check, leftOut } = createProductLists({ request });
  return {
    check,
    leftOut,
    async read<Data extends object>(query: string, variables: object): Promise<Partial<Data>> {
      const operationName = /^query (\w+)/.exec(query)?.[1];
      const body = JSON.stringify({ operationName, variables, query });
      const call = { body, isMutation: false, isPersonal: false };
      return ((await send(call, request)).result.data ?? {}) as Partial<Data>;
    },
  };
}

/**
 * Compares the search index that the settings name with the shop's products, and changes nothing.
 * Returns the differences, or a sentence if the index does not respond.
 */
export async function compareSearch(config: Config): Promise<Drift | string> {
  const target = indexTarget(config);
  if (!target) return "The embedded shop keeps its own index up to date.";
  const { gateway, close } = await openCommandGateway(config);
  try {
    return await inLanguage(languageAt("/", config), () =>
      indexShop(target, (indexed) => shopRecords(gateway, config.COLOR_ATTRIBUTES, indexed), {
        isDryRun: true,
      }),
    );
  } catch (error) {
    const sentence = indexingError(error, target);
    if (sentence === undefined) throw error;
    return sentence;
  } finally {
    close();
  }
}

/** Settings, connection and rules for the doctor. */
export type ShopAccess = ReturnType<typeof shopAccess>;

/** Returns what the doctor gets of a shop. */
export function shopAccess(config: ExaminedConfig, rules: PictureRules, send: Send) {
  const { GRAPHQL_ENDPOINT: endpoint, PAYMENT_ORIGINS: allowed = [] } = config;
  const origins = { backend: new URL(endpoint).origin, allowed };
  const probe = createProbe(send);
  const isKeyMissing = config.ALGOLIA_APP_ID !== undefined && !config.ALGOLIA_ADMIN_KEY;
  return {
    config,
    endpoint,
    probe,
    openLists: () => createLists(probe),
    findSeoPlugin: () =>
      findSeoPlugin(({ name, text }) => probe({ operationName: name, query: text ?? "" })),
    readOperations: readOperationTexts,
    explain: (error: BackendError) => {
      const reason = reasonOf(error);
      return { reason, remedy: remedyFor(reason, error) };
    },
    settingProblem: settingRules.problemWith,
    isDeadLink,
    isKnownPicture: (address: string) => rules.sourceOf(address) !== undefined,
    claimsOf,
    customerOf,
    use: checkoutUse(config),
    paymentFields: merchantPayment(),
    checkoutAddress: (link: string) =>
      paymentAddress(link, { ours: "https://storefront.invalid", origins }).address,
    leadsHome,
    readStoreCart: (body: unknown) => storeCart.safeParse(body).data,
    isIndexed: hasSearchIndex(config),
    ...(!isKeyMissing && { compareSearch: () => compareSearch(config) }),
  };
}

/** Runs work with the shop that the settings name, with their connections and timeout. */
export async function withExaminedShop<Result>(
  config: ExaminedConfig,
  work: (access: ShopAccess) => Promise<Result>,
): Promise<Result> {
  const backend = await openBackend(config);
  const { BACKEND_CONNECTIONS: connections, BACKEND_TIMEOUT_MS: timeoutMs } = config;
  const queue = createBackendQueue({ connections, waitingMs: timeoutMs });
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  const access = shopAccess(config, rules, (request) =>
    queue.run({ priority: "cart" }, () => backend.graphql(request, AbortSignal.timeout(timeoutMs))),
  );
  try {
    return await work(access);
  } finally {
    backend.close();
  }
}
