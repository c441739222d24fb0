import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { plainText } from "#components/ui/plainText.ts";
import type { DepartmentLinks_query$key } from "#__generated__/DepartmentLinks_query.graphql.ts";

const departmentsFragment = graphql`
  fragment DepartmentLinks_query on RootQuery {
    productCategories(first: 100, where: { parent: 0, hideEmpty: true }) {
      nodes {
        slug
        name
        menuOrder
      }
    }
  }
`;

type DepartmentLinksProps = {
  query: DepartmentLinks_query$key;
  limit?: number;
  className?: string | undefined;
};

/** The shop's departments (its uppermost categories) as a list of links, in menu order. */
export function DepartmentLinks({ query, limit, className }: DepartmentLinksProps) {
  const { productCategories } = useFragment(departmentsFragment, query);
  const { urlPathname } = usePageContext();
  const departments = inMenuOrder(
    productCategories?.nodes ?? [],
    ({ menuOrder }) => menuOrder,
  ).slice(0, limit);
  return (
    <ul className={className}>
      {departments.map(({ slug, name }) => {
        const href = `/category/${slug}`;
        return (
          <li key={slug}>
            <a href={href} aria-current={href === urlPathname ? "page" : undefined}>
              {plainText(name)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
