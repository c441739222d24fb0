import type { ReactNode } from "react";
import { useWords } from "#components/page/useShopTexts.ts";
import pictureStyles from "#components/product/ProductPicture.module.css";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import type { ReceiptLine } from "#relay/contract/order/receipt.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./OrderHero.module.css";

// Hero of the order confirmation: a tile with the heading, and one per ordered product.

type Place = "alone" | "half" | "tall" | "small";

/** Tiles by the number of products. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ["alone"],
  2: ["half", "half"],
  3: ["tall", "small", "small"],
  4: ["half", "half", "small", "small"],
};
const MAX_TILES = 4;

const SIZES: Readonly<Record<Place, string>> = {
  alone: pictureSizes.heroWide,
  half: pictureSizes.row,
  tall: pictureSizes.heroTall,
  small: pictureSizes.heroSmall,
};

/** Columns of the grid by the number of products. */
const columns = [undefined, styles.one, styles.two, styles.three, styles.four];

/** An ordered product; without a picture, an empty tile with its name. */
function OrderedProduct({ line, place }: { line: ReceiptLine; place: Place }) {
  const { name, quantity, slug, picture } = line;
  const content = (
    <>
      {picture ? (
        <img
          className={pictureStyles.picture}
          sizes={SIZES[place]}
          srcSet={picture.srcSet}
          src={picture.sourceUrl}
          alt=""
          width={1200}
          height={1500}
        />
      ) : (
        <span className={pictureStyles.missing} />
      )}
      <span className={styles.tag}>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
    </>
  );
  if (slug === undefined) return <div className={styles.product}>{content}</div>;
  return (
    <a className={styles.product} href={localePath(`/product/${slug}`)}>
      {content}
    </a>
  );
}

type OrderHeroProps = { lines: readonly ReceiptLine[]; children: ReactNode };

/** Renders `children` as the heading, up to `MAX_TILES` products, and the number of the others. */
export function OrderHero({ lines, children }: OrderHeroProps) {
  const shown = lines.slice(0, MAX_TILES);
  const places = PLACES[shown.length] ?? [];
  const { product, products } = useWords();
  const more = lines.length - shown.length;
  return (
    <section data-part="receipt" className={styles.hero} aria-label={t("order.products")}>
      <div className={`${styles.tiles} ${columns[shown.length] ?? ""}`}>
        <div className={styles.text}>{children}</div>
        {shown.map((line, at) => {
          const place = places[at] ?? "small";
          return (
            <div key={at} className={`${styles.tile} ${styles[place] ?? ""}`}>
              <OrderedProduct line={line} place={place} />
            </div>
          );
        })}
        {more > 0 && (
          <p className={styles.more}>
            {t("order.moreProducts", { count: more, product, products })}
          </p>
        )}
      </div>
    </section>
  );
}
