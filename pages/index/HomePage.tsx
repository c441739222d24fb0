import { graphql } from "react-relay";
import { FormRemoval } from "#components/cart/FormRemoval.tsx";
import { CategoryIndex } from "#components/category/CategoryIndex.tsx";
import { Hero } from "#components/frame/Hero.tsx";
import { StoryPanel } from "#components/frame/StoryPanel.tsx";
import { Part } from "#components/page/Part.tsx";
import { useFrontTexts, useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { ListPriceRefresh } from "#components/product/ListPriceRefresh.tsx";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { Prose } from "#components/ui/Prose.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { DEFAULT_HOME, ROW_LENGTH } from "#relay/contract/page/homeSections.ts";
import type { DisplayedSection } from "#relay/contract/page/homeSections.ts";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import type { ProductGrid_products$key } from "#__generated__/ProductGrid_products.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./HomePage.module.css";

const pageQuery = graphql`
  query HomePageQuery(
    $story: [String]
    $hasStory: Boolean!
    $slugs: [String]
    $hasListed: Boolean = false
  ) {
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
    ...displayedSections_query @relay(mask: false)
    categories: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...CategoryIndex_categories
      }
    }
  }
`;

/** Row of product cards below a heading. */
function ProductRow(props: {
  title: string;
  link?: { href: string; label: string } | undefined;
  products: ProductGrid_products$key & readonly unknown[];
  className?: string | undefined;
  isFirst: boolean;
}) {
  const { title, link, products, className, isFirst } = props;
  if (products.length === 0) return null;
  return (
    <section className={className ? `room ${className}` : "room"}>
      <SectionHeading title={title} {...(link && { link })} />
      <ProductGrid products={products} eager={isFirst ? ROW_LENGTH : 0} />
    </section>
  );
}

const isOf =
  (named: string) =>
  ({ slug }: { readonly slug: string | null | undefined }) =>
    decodedSlug(slug ?? "") === decodedSlug(named);

type SectionProps = {
  section: DisplayedSection;
  data: HomePageQuery["response"];
  /** True for the page's first hero. */
  isMain: boolean;
  /** True for the page's first section. */
  isFirst: boolean;
};

/** One section of the front page; nothing if its products do not exist. */
function HomeSection({ section, data, ...place }: SectionProps) {
  const { newest, reduced, categories, story, listed } = data;
  const texts = useShopTexts();
  const { story: ownStory } = useFrontTexts();
  const words = useWords();
  const listedAs = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => listed?.nodes.find(isOf(slug)) ?? []);
  switch (section.kind) {
    case "hero": {
      const { kind: _, products, ...own } = section;
      return (
        <Hero
          query={data}
          newest={newest?.nodes ?? []}
          products={products && listedAs(products)}
          {...own}
          {...place}
        />
      );
    }
    case "newest": {
      const counted = countedProducts(newest?.found ?? "", words);
      return (
        <ProductRow
          isFirst={place.isFirst}
          className={styles.newest}
          title={section.title || texts.arrivals || t("page.newest")}
          link={{ href: "/products", label: t("page.allCounted", { counted }) }}
          products={newest?.nodes.slice(0, section.count) ?? []}
        />
      );
    }
    case "story": {
      const own = "product" in section ? { ...section, slug: section.product } : ownStory;
      const product = own && story?.nodes.find(isOf(own.slug));
      return product && <StoryPanel product={product} story={own} />;
    }
    case "categories":
      return (
        <div className="room">
          <CategoryIndex categories={categories?.nodes ?? []} productCount={newest?.found} />
        </div>
      );
    case "sale":
      return (
        <ProductRow
          isFirst={place.isFirst}
          title={section.title || words.onSale}
          link={{
            href: "/products?sale=1",
            label: t("page.allOnSale", { count: reduced?.found ?? "" }),
          }}
          products={reduced?.nodes ?? []}
        />
      );
    case "products":
      return (
        <ProductRow
          isFirst={place.isFirst}
          title={section.title}
          link={section.link}
          products={listedAs(section.slugs)}
        />
      );
    case "text":
      return (
        <section className="room">
          {section.title && <SectionHeading title={section.title} />}
          <Prose html={section.html} />
        </section>
      );
  }
}

/** Front page: the sections that the shop lists, or the default ones. */
export function HomePage() {
  const data = usePageQuery<HomePageQuery>(pageQuery);
  const { headline } = useShopTexts();
  const { home = DEFAULT_HOME, tagline } = useFrontTexts();
  const { allProducts } = useWords();
  const main = home.findIndex(({ kind }) => kind === "hero");
  const [first, ...others] = home.map((section, place) => (
    <HomeSection
      key={place}
      section={section}
      data={data}
      isMain={place === main}
      isFirst={place === 0}
    />
  ));
  return (
    <>
      <ListPriceRefresh />
      <div className="room">
        <FormRemoval isLast />
        {main < 0 && <h1 className="visually-hidden">{headline || tagline || allProducts}</h1>}
      </div>
      <Part name="home">
        {main === 0 && first}
        <div className={styles.sections}>
          {main !== 0 && first}
          {others}
        </div>
      </Part>
      <div className="room">
        <ViewedProducts />
      </div>
    </>
  );
}
