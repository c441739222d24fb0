import { graphql } from "relay-runtime";
import { isReplacedPage } from "#relay/contract/page/isReplacedPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { ancestorCrumbs_page$data } from "#__generated__/ancestorCrumbs_page.graphql.ts";

void graphql`
  fragment ancestorCrumbs_page on Page {
    ancestors(first: 20) {
      nodes {
        uri
        ... on NodeWithTitle {
          title
        }
      }
    }
  }
`;

/**
 * Returns breadcrumbs of a WordPress page's ancestors, from the top one down. The backend lists the
 * nearest first.
 */
export const ancestorCrumbs = ({
  ancestors,
}: Pick<ancestorCrumbs_page$data, "ancestors">): { name: string; path: string }[] =>
  (ancestors?.nodes ?? []).toReversed().flatMap(({ uri, title }) => {
    if (!uri || !title || isReplacedPage(uri)) return [];
    return [{ name: plainText(title), path: uri.replace(/\/$/, "") }];
  });
