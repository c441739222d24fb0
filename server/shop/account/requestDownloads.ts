import type { Download } from "#relay/contract/account/accountData.ts";
import document from "#server/__generated__/requestDownloadsQuery.graphql.ts";
import type { requestDownloadsQuery } from "#server/__generated__/requestDownloadsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";

void graphql`
  query requestDownloadsQuery {
    customer {
      downloadableItems(first: 100) {
        nodes {
          name
          url
          downloadsRemaining
          accessExpires
        }
      }
    }
  }
`;

/** Fetches the customer's downloads; null if the backend's response lacks the list. */
export async function requestDownloads(send: typeof fetch): Promise<Download[] | null> {
  const { data } = await requestShop<requestDownloadsQuery>(send, document, {});
  const items = data?.customer?.downloadableItems;
  if (!items?.nodes) return null;
  return items.nodes.map(({ name, url, downloadsRemaining: remaining, accessExpires: until }) => ({
    name: htmlToText(name ?? ""),
    // The page links to this URL as is, so only http and https are allowed.
    url: /^https?:\/\//.test(url ?? "") ? (url ?? "") : "",
    ...(typeof remaining === "number" && { remaining }),
    ...(until && { until }),
  }));
}
