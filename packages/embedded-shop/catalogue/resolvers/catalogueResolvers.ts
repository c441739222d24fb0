import type { ResolverMap } from "#shop/resolverMap.ts";
import { attributeResolvers } from "./attributeResolvers.ts";
import { priceResolvers } from "./priceResolvers.ts";
import { mediaResolvers } from "./mediaResolvers.ts";
import { nodeResolvers } from "./nodeResolvers.ts";
import { menuResolvers } from "./menuResolvers.ts";
import { pageResolvers } from "./pageResolvers.ts";
import { productResolvers } from "./productResolvers.ts";
import { reviewResolvers } from "./reviewResolvers.ts";
import { rootResolvers } from "./rootResolvers.ts";
import { statsResolvers } from "./statsResolvers.ts";
import { termResolvers } from "./termResolvers.ts";

/** All resolvers of the public catalog. */
export const catalogueResolvers: readonly ResolverMap[] = [
  productResolvers,
  nodeResolvers,
  priceResolvers,
  attributeResolvers,
  mediaResolvers,
  termResolvers,
  reviewResolvers,
  statsResolvers,
  menuResolvers,
  pageResolvers,
  rootResolvers,
];
