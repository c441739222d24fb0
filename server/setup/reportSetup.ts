import type { FastifyInstance } from "fastify";
import { hasSearchIndex } from "#server/backend.ts";
import type { Config } from "#server/config.ts";
import document from "#server/__generated__/reportSetupQuery.graphql.ts";
import type { reportSetupQuery } from "#server/__generated__/reportSetupQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import type { PictureRules } from "#server/pictures/pictureRules.ts";
import { setupFindings } from "./setupFindings.ts";

// Check of a remote shop's setup at the start, without introspection.

// The backend validates the fields of a cart, but does not read one.
void graphql`
  query reportSetupQuery($never: Boolean!) {
    products(
      first: 5
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        uri
        image {
          sourceUrl
        }
      }
    }
    cart @include(if: $never) {
      ...confirmedCart_cart @relay(mask: false)
      ...cartAmounts_cart @relay(mask: false)
      contents(first: 100) {
        nodes {
          ...labeledProduct_item @relay(mask: false)
        }
      }
    }
  }
`;

/** The plugin's readme, relative to the endpoint; hosts may refuse it. */
const README = "wp-content/plugins/wp-graphql-woocommerce/README.txt";
const README_TIMEOUT_MS = 5_000;

/** Reads the version of WooGraphQL; undefined if the host does not give the readme. */
async function installedVersion(endpoint: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(README_TIMEOUT_MS);
    const response = await fetch(new URL(README, endpoint), { redirect: "error", signal });
    // An unread body can end the process if the host closes its connection meanwhile.
    const text = await response.text();
    return response.ok ? /^Stable tag:\s*(\d[\d.]*)/m.exec(text)?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks the setup of the shop at `endpoint`; calls `say` with one sentence for each thing that it
 * lacks. Says nothing if the shop does not respond, which is reported elsewhere.
 */
async function reportSetup(
  endpoint: string,
  {
    shared,
    isKnownPicture,
    isIndexed,
    say,
  }: {
    /** Sends a request without a session. */
    shared: typeof fetch;
    isKnownPicture: (address: string) => boolean;
    isIndexed: boolean;
    say: (sentence: string) => void;
  },
): Promise<void> {
  const [response, version] = await Promise.all([
    requestShop<reportSetupQuery>(shared, document, { never: false }).catch(() => undefined),
    installedVersion(endpoint),
  ]);
  if (!response) return;
  const products = (response.data?.products?.nodes ?? []).map(({ uri, image }) => ({
    path: uri ?? undefined,
    picture: image?.sourceUrl ?? undefined,
  }));
  const facts = { errors: response.errors ?? [], products, version, isIndexed };
  setupFindings(facts, isKnownPicture).forEach(say);
}

/**
 * Checks the setup of a remote shop once the app listens; the start does not wait for it. `say`
 * gets one sentence for each thing that the shop lacks.
 */
export function checkSetup(
  app: FastifyInstance,
  config: Config,
  {
    shared,
    rules,
    say,
  }: { shared: typeof fetch; rules: PictureRules; say: (sentence: string) => void },
): void {
  const endpoint = config.GRAPHQL_ENDPOINT;
  if (!endpoint) return;
  const isKnownPicture = (address: string) => rules.sourceOf(address) !== undefined;
  const options = { shared, isKnownPicture, isIndexed: hasSearchIndex(config), say };
  app.addHook("onListen", async () => void reportSetup(endpoint, options));
}
