import { pictureSizes } from "#components/product/pictureSizes.ts";
import type { ReceiptPicture } from "#relay/contract/order/receipt.ts";
import styles from "./OrderPicture.module.css";

/** Small picture of an ordered product; an empty place without one. */
export function OrderPicture({ picture, alt = "" }: { picture?: ReceiptPicture; alt?: string }) {
  if (!picture) return <span className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={picture.sourceUrl}
      srcSet={picture.srcSet}
      sizes={pictureSizes.orderRow}
      alt={alt}
      width={64}
      height={80}
      loading="lazy"
    />
  );
}
