import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { PageLinks_query$key } from "#__generated__/PageLinks_query.graphql.ts";
import { isReplacedPage } from "#relay/contract/page/isReplacedPage.ts";
import { localePath } from "#words/localePath.ts";

const MAX_LINKS = 10;

const linksFragment = graphql`
  fragment PageLinks_query on RootQuery {
    # Four more than are shown, as many as WooCommerce's own.
    pages(
      first: 14
      where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        title
        uri
        isPostsPage
        isPrivacyPage
      }
    }
  }
`;

/** List items with links to the merchant's WordPress pages, in menu order. */
export function PageLinks(props: { query: PageLinks_query$key }) {
  const { pages } = useFragment(linksFragment, props.query);
  return pages?.nodes
    .filter(({ uri, isPostsPage }) => uri && !isPostsPage && !isReplacedPage(uri))
    .slice(0, MAX_LINKS)
    .map(({ title, uri, isPrivacyPage }) => (
      <li key={uri}>
        <a
          href={localePath(uri?.replace(/\/$/, "") ?? "")}
          rel={isPrivacyPage ? "privacy-policy" : undefined}
        >
          {plainText(title)}
        </a>
      </li>
    ));
}
