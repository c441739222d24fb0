import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { CategoryHeading_category$key } from "#__generated__/CategoryHeading_category.graphql.ts";
import { categoryCrumbs } from "#components/head/categoryCrumbs.ts";
import { t } from "#words/t.ts";

const categoryFragment = graphql`
  fragment CategoryHeading_category on ProductCategory {
    name
    description
    image {
      sourceUrl
      ...ProductPicture_picture
    }
    ...categoryCrumbs_category @relay(mask: false)
  }
`;

/** Category name, breadcrumbs, description and picture. */
export function CategoryHeading(props: { category: CategoryHeading_category$key }) {
  const category = useFragment(categoryFragment, props.category);
  const name = plainText(category.name);
  const { loaded } = usePageContext();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: t("page.home"), href: "/" },
          ...categoryCrumbs(category).map((crumb) => ({ name: crumb.name, href: crumb.path })),
          // Until the categories above are known, its place is not.
          ...(loaded?.isPartial ? [] : [{ name }]),
        ]}
      />
      <PageHeading
        title={name}
        isOfList
        picture={
          category.image?.sourceUrl && (
            <ProductPicture picture={category.image} sizes={pictureSizes.heading} isDecoration />
          )
        }
      >
        {category.description && <Prose html={category.description} />}
      </PageHeading>
    </>
  );
}
