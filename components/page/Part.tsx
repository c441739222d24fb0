import { createContext, use } from "react";
import type { ComponentType, ReactNode } from "react";
import { shopSlots } from "./shopSlots.ts";
import type { PartName, SlotProduct } from "./shopSlots.ts";

// Part of a page, between the slots of the merchant's folder.

type Slot = ComponentType<{ product: SlotProduct | null }>;

/** The product of a product page, for its slots. */
export const SlotProductContext = createContext<SlotProduct | null>(null);

type PartProps = {
  name: PartName;
  /** In place of the page's product. */
  product?: SlotProduct;
  children: ReactNode;
};

/** Renders a part of a page (children) and its slots. */
export function Part({ name, children, ...own }: PartProps) {
  const ofPage = use(SlotProductContext);
  const product = own.product ?? ofPage;
  const { before: Before, after: After } = (shopSlots[name] ?? {}) as {
    before?: Slot;
    after?: Slot;
  };
  return (
    <>
      {Before && <Before product={product} />}
      {children}
      {After && <After product={product} />}
    </>
  );
}
