import { graphql, useFragment } from "react-relay";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { plainText } from "#components/ui/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { PageText_page$key } from "#__generated__/PageText_page.graphql.ts";

const pageFragment = graphql`
  fragment PageText_page on Page {
    title
    content
  }
`;

/** What a merchant wrote on a page of WordPress's own. */
export function PageText(props: { page: PageText_page$key }) {
  const { title, content } = useFragment(pageFragment, props.page);
  return (
    <article className="room">
      <PageHeading title={plainText(title)} />
      {content && <Prose html={content} />}
    </article>
  );
}
