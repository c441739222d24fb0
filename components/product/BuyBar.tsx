import { useEffect } from "react";
import type { ReactNode, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import type { BuyBar_product$key } from "#__generated__/BuyBar_product.graphql.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import type { VariationState } from "./useVariation.ts";

// Fixed add-to-cart bar at the bottom of a product page.

const barFragment = graphql`
  fragment BuyBar_product on Product {
    name
    image {
      ...ProductPicture_picture
    }
    ...ProductPrice_product
  }
`;

type BuyBarProps = {
  product: BuyBar_product$key;
  chosen?: Pick<VariationState, "variation" | "picture">;
  /** Shown in place of the product's price. */
  price?: ReactNode;
  /** The chosen options, or a request for the missing one. */
  note?: string;
  /** The form's own button: the bar is shown while it is not on the screen. */
  button: RefObject<HTMLButtonElement | null>;
  isPending: boolean;
};

const importView = async () => (await import("./BuyBarView.tsx")).BuyBarView;

/**
 * Renders nothing until its code has been loaded, when the browser is idle. It is inside the form
 * and submits it, so it adds as the form's own button does.
 */
export function BuyBar({ product, chosen, price, note = "", button, isPending }: BuyBarProps) {
  const data = useFragment(barFragment, product);
  const [View, loadView] = useOnDemand(importView);
  useEffect(() => {
    whenIdle(() => void loadView().catch(() => {}));
  }, [loadView]);
  return (
    View && (
      <View
        name={plainText(data.name)}
        note={plainText(note)}
        picture={
          <ProductPicture
            picture={chosen?.picture ?? data.image}
            sizes={pictureSizes.buyBar}
            isDecoration
          />
        }
        price={price ?? <ProductPrice product={chosen?.variation ?? data} />}
        button={button}
        isPending={isPending}
      />
    )
  );
}
