import { graphql, useFragment } from "react-relay";
import { Field } from "#components/form/Field.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import type { TermsField_query$key } from "#__generated__/TermsField_query.graphql.ts";
import { isTermsPage } from "#relay/contract/isTermsPage.ts";

// Terms checkbox of the checkout form, with a link to the merchant's terms.

// Same pages as in the footer.
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

/** Lower-cases the first letter, unless the title begins with an abbreviation. */
const midSentence = (title: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** Renders the required checkbox; nothing if WordPress has no page with terms. */
export function TermsField(props: { query: TermsField_query$key }) {
  const { pages } = useFragment(termsFragment, props.query);
  const page = pages?.nodes.find(({ uri }) => isTermsPage(uri));
  if (!page?.uri) return null;
  return (
    <Field
      name="terms"
      type="checkbox"
      label="I agree to the terms of sale"
      description={
        <>
          Read the{" "}
          <a href={page.uri.replace(/\/$/, "")} target="_blank">
            {midSentence(plainText(page.title))}
          </a>{" "}
          (opens in a new tab).
        </>
      }
      rules="accepted"
      messages={{ accepted: "Please accept the terms." }}
    />
  );
}
