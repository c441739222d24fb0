import { graphql, useFragment } from "react-relay";
import { Field } from "#components/form/Field.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import type { TermsField_query$key } from "#__generated__/TermsField_query.graphql.ts";
import { isTermsPage } from "#relay/contract/isTermsPage.ts";

// The pages that the foot lists too.
const termsFragment = graphql`
  fragment TermsField_query on RootQuery {
    pages(
      first: 14
      where: { parent: "0", hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        title
        uri
      }
    }
  }
`;

/** The merchant's terms to agree to; nothing where WordPress has no such page. */
export function TermsField(props: { query: TermsField_query$key }) {
  const { pages } = useFragment(termsFragment, props.query);
  const page = pages?.nodes.find(({ uri }) => isTermsPage(uri));
  if (!page?.uri) return null;
  return (
    <Field
      name="terms"
      type="checkbox"
      label="I have read the terms and agree to them"
      description={
        <>
          They stand on the page{" "}
          <a href={page.uri.replace(/\/$/, "")} target="_blank">
            {plainText(page.title)}
          </a>
          , which opens in a new tab.
        </>
      }
      rules="accepted"
      messages={{ accepted: "Please accept the terms." }}
    />
  );
}
