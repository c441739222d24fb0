import { graphql, useFragment } from "react-relay";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { PageText_page$key } from "#__generated__/PageText_page.graphql.ts";
import { ancestorCrumbs } from "./ancestorCrumbs.ts";
import styles from "./PageText.module.css";

const pageFragment = graphql`
  fragment PageText_page on Page {
    title
    content
    ...ancestorCrumbs_page @relay(mask: false)
  }
`;

/** Content of a WordPress page, with its breadcrumbs and heading. */
export function PageText(props: { page: PageText_page$key }) {
  const page = useFragment(pageFragment, props.page);
  const { title, content } = page;
  const name = plainText(title);
  const above = ancestorCrumbs(page).map((crumb) => ({ name: crumb.name, href: crumb.path }));
  return (
    <article className="room">
      <Breadcrumbs crumbs={[{ name: "Home", href: "/" }, ...above, { name }]} />
      <PageHeading title={name} />
      {content && (
        <div className={styles.text}>
          <Prose html={content} />
        </div>
      )}
    </article>
  );
}
