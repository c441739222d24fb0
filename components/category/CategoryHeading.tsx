import { graphql, useFragment } from "react-relay";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { plainText } from "#components/ui/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { CategoryHeading_category$key } from "#__generated__/CategoryHeading_category.graphql.ts";
import { inMenuOrder } from "./inMenuOrder.ts";
import styles from "./CategoryHeading.module.css";

const categoryFragment = graphql`
  fragment CategoryHeading_category on ProductCategory {
    name
    description
    parent {
      node {
        name
        slug
      }
    }
    children(first: 100, where: { hideEmpty: true }) {
      nodes {
        name
        slug
        count
        menuOrder
      }
    }
  }
`;

/** A department's name, what it says of itself, and the shelves within it. */
export function CategoryHeading(props: { category: CategoryHeading_category$key }) {
  const category = useFragment(categoryFragment, props.category);
  const parent = category.parent?.node;
  const shelves = inMenuOrder(category.children?.nodes ?? [], ({ menuOrder }) => menuOrder);
  const name = plainText(category.name);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: "Home", href: "/" },
          { name: "Departments", href: "/categories" },
          ...(parent ? [{ name: plainText(parent.name), href: `/category/${parent.slug}` }] : []),
          { name },
        ]}
      />
      <PageHeading title={name}>
        {category.description && <Prose html={category.description} />}
      </PageHeading>
      {shelves.length > 0 && (
        <nav aria-label={`Within ${name}`}>
          <ul className={styles.shelves}>
            {shelves.map((shelf) => (
              <li key={shelf.slug}>
                <a href={`/category/${shelf.slug}`}>
                  {plainText(shelf.name)} <span className={styles.count}>{shelf.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
