import { graphql } from "react-relay";
import { FormRemoval } from "#components/cart/FormRemoval.tsx";
import { CategoryIndex } from "#components/category/CategoryIndex.tsx";
import { Hero } from "#components/frame/Hero.tsx";
import { StoryPanel } from "#components/frame/StoryPanel.tsx";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { ListPriceRefresh } from "#components/product/ListPriceRefresh.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./HomePage.module.css";

const pageQuery = graphql`
  query HomePageQuery($story: String, $hasStory: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    ...Hero_query
    newest: products(
      first: 8
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      found
      nodes {
        ...Hero_newest
        ...ProductGrid_products
      }
    }
    reduced: products(
      first: 12
      where: {
        visibility: VISIBLE
        status: "publish"
        onSale: true
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      found
      nodes {
        ...ProductGrid_products
      }
    }
    story: products(first: 1, where: { visibility: VISIBLE, status: "publish", slugIn: [$story] })
      @include(if: $hasStory) {
      nodes {
        ...StoryPanel_product
      }
    }
    categories: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...CategoryIndex_categories
      }
    }
  }
`;

/** Front page: hero, new products, story panel, category index and products on sale. */
export function HomePage() {
  const data = usePageQuery<HomePageQuery>(pageQuery);
  const { newest, reduced, categories, story } = data;
  const texts = useShopTexts();
  const words = useWords();
  const [storyProduct] = story?.nodes ?? [];
  return (
    <>
      <ListPriceRefresh />
      <div className="room">
        <FormRemoval isLast />
      </div>
      <Hero query={data} newest={newest?.nodes ?? []} />
      <div className={styles.sections}>
        {newest && newest.nodes.length > 0 && (
          <section className={`room ${styles.newest}`}>
            <SectionHeading
              title={texts.arrivals || t("page.newest")}
              link={{
                href: "/products",
                label: t("page.allCounted", {
                  counted: countedProducts(newest.found ?? "", words),
                }),
              }}
            />
            <ProductGrid products={newest.nodes} />
          </section>
        )}
        {storyProduct && <StoryPanel product={storyProduct} />}
        <div className="room">
          <CategoryIndex categories={categories?.nodes ?? []} productCount={newest?.found} />
        </div>
        {reduced && reduced.nodes.length > 0 && (
          <section className="room">
            <SectionHeading
              title={words.onSale}
              link={{
                href: "/products?sale=1",
                label: t("page.allOnSale", { count: reduced.found ?? "" }),
              }}
            />
            <ProductGrid products={reduced.nodes} />
          </section>
        )}
      </div>
      <div className="room">
        <ViewedProducts />
      </div>
    </>
  );
}
