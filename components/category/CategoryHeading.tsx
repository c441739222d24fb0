import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { useWords } from "#components/page/useShopTexts.ts";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { CategoryHeading_category$key } from "#__generated__/CategoryHeading_category.graphql.ts";
import { categoryCrumbs } from "#components/head/categoryCrumbs.ts";

const categoryFragment = graphql`
  fragment CategoryHeading_category on ProductCategory {
    name
    description
    ...categoryCrumbs_category @relay(mask: false)
  }
`;

/** Category name, breadcrumbs and description. */
export function CategoryHeading(props: { category: CategoryHeading_category$key }) {
  const category = useFragment(categoryFragment, props.category);
  const name = plainText(category.name);
  const { loaded } = usePageContext();
  const { departments } = useWords();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: "Home", href: "/" },
          { name: departments, href: "/categories" },
          ...categoryCrumbs(category).map((crumb) => ({ name: crumb.name, href: crumb.path })),
          // Until the categories above are known, its place is not.
          ...(loaded?.isPartial ? [] : [{ name }]),
        ]}
      />
      <PageHeading title={name}>
        {category.description && <Prose html={category.description} />}
      </PageHeading>
    </>
  );
}
