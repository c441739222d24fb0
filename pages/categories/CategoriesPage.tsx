import { graphql } from "react-relay";
import { CategoryTree } from "#components/category/CategoryTree.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { CategoriesPageQuery } from "#__generated__/CategoriesPageQuery.graphql.ts";
import { t } from "#words/t.ts";

const pageQuery = graphql`
  query CategoriesPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
    categories: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...CategoryTree_categories
      }
    }
  }
`;

/** Page of all categories with their subcategories. */
export function CategoriesPage() {
  const { categories } = usePageQuery<CategoriesPageQuery>(pageQuery);
  const { departments } = useWords();
  return (
    <div className="room">
      <Breadcrumbs crumbs={[{ name: t("page.home"), href: "/" }, { name: departments }]} />
      <PageHeading title={departments} />
      <CategoryTree categories={categories?.nodes ?? []} />
    </div>
  );
}
