import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { productCrumbs } from "#components/head/categoryCrumbs.ts";
import { Part, SlotProductContext } from "#components/page/Part.tsx";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { DeferUntilPaint } from "#components/ui/DeferUntilPaint.tsx";
import { Placeholder } from "#components/ui/Placeholder.tsx";
import type { slotProduct_product$key } from "#__generated__/slotProduct_product.graphql.ts";
import type { ProductView_product$key } from "#__generated__/ProductView_product.graphql.ts";
import { BuyColumn } from "./BuyColumn.tsx";
import { ProductPriceRefresh } from "./ProductPriceRefresh.tsx";
import { Gallery } from "./Gallery.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductReviews } from "./ProductReviews.tsx";
import { RecentlyViewed } from "./RecentlyViewed.tsx";
import { RelatedProducts } from "./RelatedProducts.tsx";
import { slotProduct } from "./slotProduct.ts";
import { useVariation } from "./useVariation.ts";
import { t } from "#words/t.ts";
import styles from "./ProductView.module.css";

const viewFragment = graphql`
  fragment ProductView_product on Product {
    productCategories(first: 10) {
      nodes {
        ...categoryCrumbs_category @relay(mask: false)
      }
    }
    ...ProductPriceRefresh_product
    ...useVariation_product @alias(as: "variable")
    ...Gallery_product
    ...BuyColumn_product
    ...ProductDetails_product
    ...slotProduct_product
    ...ProductReviews_product
    ...RelatedProducts_product
    ...RecentlyViewed_product
  }
`;

/** Content of a product page: gallery, buy column, details, reviews and related products. */
export function ProductView(props: { product: ProductView_product$key }) {
  const product = useFragment(viewFragment, props.product);
  const ofSlots = useFragment<slotProduct_product$key>(slotProduct, product);
  const variations = useVariation(product.variable ?? null);
  const isPartial = usePageContext().loaded?.isPartial === true;
  return (
    <SlotProductContext value={isPartial ? null : ofSlots}>
      <div className="room">
        <ProductPriceRefresh product={product} />
        <Breadcrumbs
          crumbs={[
            { name: t("page.home"), href: "/" },
            ...productCrumbs(product.productCategories?.nodes).map(({ name, path }) => ({
              name,
              href: path,
            })),
          ]}
        />
        <div data-part="product" className={styles.columns}>
          <Gallery product={product} variations={variations} />
          <div data-part="product.buy" className={styles.buy}>
            <BuyColumn product={product} variations={variations} />
          </div>
          <DeferUntilPaint>
            <ProductDetails
              product={product}
              variationSku={variations.variation?.sku}
              hasChoices={variations.attributes.length > 0}
            />
          </DeferUntilPaint>
        </div>
        {isPartial && <Placeholder />}
        <DeferUntilPaint>
          <div className={styles.sections}>
            <Part name="product.reviews">
              <ProductReviews product={product} />
            </Part>
            <RelatedProducts product={product} />
          </div>
          <RecentlyViewed product={product} />
        </DeferUntilPaint>
      </div>
    </SlotProductContext>
  );
}
