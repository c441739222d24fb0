import { graphql, useFragment } from "react-relay";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { DeliveryTable } from "#components/product/DeliveryTable.tsx";
import { ListPriceRefresh } from "#components/product/ListPriceRefresh.tsx";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ProductPicture } from "#components/product/ProductPicture.tsx";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { Prose } from "#components/ui/Prose.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { isDeliveryPage } from "#relay/contract/page/isBuyersPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type {
  PageText_page$data,
  PageText_page$key,
} from "#__generated__/PageText_page.graphql.ts";
import type { ProductGrid_products$key } from "#__generated__/ProductGrid_products.graphql.ts";
import type {
  PageText_products$data,
  PageText_products$key,
} from "#__generated__/PageText_products.graphql.ts";
import { ancestorCrumbs } from "./ancestorCrumbs.ts";
import { neighbours, pageParts, withHeadingIds } from "./pageParts.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./PageText.module.css";

// Content of a WordPress page: its pictures, text, facts and products, and the pages related to it.

void graphql`
  fragment PageText_children on HierarchicalContentNodeToContentNodeChildrenConnection {
    nodes {
      ... on Page {
        title
        uri
        featuredImage {
          node {
            ...ProductPicture_picture
          }
        }
      }
    }
  }
`;

const pageFragment = graphql`
  fragment PageText_page on Page {
    title
    uri
    content
    modified
    featuredImage {
      node {
        ...ProductPicture_picture
      }
    }
    ...ancestorCrumbs_page @relay(mask: false)
    children(
      first: 100
      where: { hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
    ) {
      nodes {
        ... on Page {
          # The server replaces it by the page's facts.
          content
        }
      }
      ...PageText_children @relay(mask: false)
    }
    parent {
      node {
        ... on Page {
          children(
            first: 100
            where: { hasPassword: false, orderby: [{ field: MENU_ORDER, order: ASC }] }
          ) {
            ...PageText_children @relay(mask: false)
          }
        }
      }
    }
  }
`;

const productsFragment = graphql`
  fragment PageText_products on Product @relay(plural: true) {
    slug
    ... on InventoriedProduct {
      stockStatus
    }
    productCategories(first: 1) {
      nodes {
        slug
        name
      }
    }
    # A detail, then the product in use: the last one is displayed.
    viewImages: galleryImages(first: 2) {
      nodes {
        ...ProductPicture_picture
      }
    }
    ...ProductGrid_products
  }
`;

/** Number of cards that fill a row: fewer stand beside the text. */
const FULL_ROW = 4;

/** Number of headings from which a page lists them. */
const MANY_HEADINGS = 3;

type Entry = NonNullable<PageText_page$data["children"]>["nodes"][number];
type Entries = readonly (Omit<Entry, "content"> & Partial<Pick<Entry, "content">>)[];

type PageIndexProps = { entries: Entries; sizes: string; isLarge?: boolean };

/** Links to pages with their pictures and facts; without any picture, their names and facts. */
function PageIndex({ entries, sizes, isLarge = false }: PageIndexProps) {
  const hasPictures = entries.some(({ featuredImage }) => featuredImage);
  return (
    <ul className={`${styles.index} ${isLarge ? styles.large : ""}`}>
      {entries.map(({ title, uri, featuredImage, content }) => (
        <li key={uri}>
          <a href={localePath(uri?.replace(/\/$/, "") ?? "")}>
            {hasPictures && (
              <span className={styles.tile}>
                <ProductPicture picture={featuredImage?.node} sizes={sizes} isDecoration />
              </span>
            )}
            <span>
              <span className={styles.name}>{plainText(title)}</span>
              {content && <span className={styles.facts}>{content}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the parts of a long text. */
function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{t("page.contents")}</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Text = ({ html }: { html: string }) => (
  <div className={styles.text}>
    <Prose html={html} />
  </div>
);

/**
 * Link onward at the end of a page that sells nothing: to the category of its products where all
 * are sold out, else to the shop's. Nothing if one of them can be bought.
 */
function Onward({ products }: { products: PageText_products$data }) {
  const { goOn } = useWords();
  if (products.some(({ stockStatus }) => stockStatus !== "OUT_OF_STOCK")) return null;
  const [category] = products[0]?.productCategories?.nodes ?? [];
  return (
    <p className={`room ${styles.onward}`}>
      {category ? (
        <ButtonLink href={`/category/${category.slug}`} variant="quiet">
          {t("page.moreIn", { category: plainText(category.name) })}
        </ButtonLink>
      ) : (
        <ButtonLink href="/products" variant="quiet">
          {goOn}
        </ButtonLink>
      )}
    </p>
  );
}

/** Cards of listed products. */
function Cards({ heading, cards }: { heading?: string; cards: ProductGrid_products$key }) {
  return (
    <section className={styles.cards}>
      {heading && <SectionHeading title={heading} />}
      <ProductGrid products={cards} />
    </section>
  );
}

type PageTextProps = { page: PageText_page$key; products: PageText_products$key };

/** Renders a page; `products` are those that its text lists, as far as the shop has them. */
export function PageText(props: PageTextProps) {
  const page = useFragment(pageFragment, props.page);
  const products = useFragment(productsFragment, props.products);
  const { delivery } = useShopTexts();
  const words = useWords();
  const name = plainText(page.title);
  const above = ancestorCrumbs(page).map((crumb) => ({ name: crumb.name, href: crumb.path }));
  const { lede, facts, parts } = pageParts(page.content ?? "");
  const isListed = ({ uri, title }: Entries[number]) => Boolean(uri && title);
  const below = page.children?.nodes.filter(isListed) ?? [];
  const beside = neighbours(page.parent?.node.children?.nodes.filter(isListed) ?? [], page.uri);
  const sections = parts.map(({ slugs = [], ...part }) => ({
    ...part,
    cards: slugs.flatMap((slug) => products.find((product) => product.slug === slug) ?? []),
  }));
  const [shown] = sections.flatMap(({ cards }) => cards);
  const pictures = [
    page.featuredImage?.node,
    shown?.viewImages?.nodes.at(-1) ?? below[0]?.featuredImage?.node,
  ].filter((picture) => picture != null);
  const ways = delivery && isDeliveryPage(page.uri);
  const first = sections[0]?.cards.length === 0 ? sections.shift() : undefined;
  const { html, headings } = withHeadingIds(first?.html ?? "");
  const hasContents = headings.length >= MANY_HEADINGS && !facts && !ways;
  // A shopper may have agreed to an earlier version of terms.
  const changed = hasContents && below.length === 0 && dateText(page.modified);
  const cardCount = sections[0]?.cards.length ?? 0;
  const few = cardCount > 0 && cardCount < FULL_ROW ? sections.shift() : undefined;
  const neighbourhood = beside.length > 0 && (
    <section>
      <SectionHeading title={words.seeAlso} />
      <PageIndex entries={beside} sizes={few ? pictureSizes.neighbour : pictureSizes.row} isLarge />
    </section>
  );
  const heading = (
    <>
      <Breadcrumbs crumbs={[{ name: t("page.home"), href: "/" }, ...above, { name }]} />
      <PageHeading title={name}>
        {lede && <Prose html={lede} />}
        {changed && <p className={styles.changed}>{t("page.changed", { date: changed })}</p>}
      </PageHeading>
    </>
  );
  return (
    <article>
      {products.length > 0 && <ListPriceRefresh />}
      <div className={styles.window}>
        <div className={styles.panes}>
          <div className={styles.heading}>{heading}</div>
          {pictures.map((picture, place) => (
            <div key={place} className={styles.picture}>
              <ProductPicture
                picture={picture}
                sizes={pictures.length > 1 ? pictureSizes.pageHead : pictureSizes.pageHeadAlone}
                isEager
              />
            </div>
          ))}
        </div>
      </div>
      <div className={`room ${styles.body} ${few ? styles.few : ""}`}>
        {hasContents && <Contents headings={headings} />}
        {(facts || ways) && (
          <div className={styles.beside}>
            {ways && <DeliveryTable price={0} isMadeToOrder={false} />}
            {facts && <Prose html={facts} />}
          </div>
        )}
        {first && <Text html={hasContents ? html : first.html} />}
        {few && <Cards {...few} />}
        {few && neighbourhood}
      </div>
      {sections.map((section, place) => (
        <div key={place} className={`room ${styles.section}`}>
          {section.cards.length > 0 ? <Cards {...section} /> : <Text html={section.html} />}
        </div>
      ))}
      {below.length > 0 && (
        <div className={`room ${styles.below}`}>
          <PageIndex entries={below} sizes={pictureSizes.entry} />
        </div>
      )}
      {!few && neighbourhood && <div className={`room ${styles.section}`}>{neighbourhood}</div>}
      <Onward products={products} />
    </article>
  );
}
