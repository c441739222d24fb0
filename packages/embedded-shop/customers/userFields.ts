import type { CartContext } from "#shop/cart/shopperCart.ts";
import { slugOf } from "#shop/catalogue/foldedText.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { commerceTime } from "#shop/catalogue/wordpressTime.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { avatarOf } from "./avatar.ts";
import type { AvatarArguments } from "./avatar.ts";
import type { Customer } from "./customerStore.ts";
import { tokenFields } from "./tokenFields.ts";

// GraphQL resolvers of an account as WordPress's user.

/** Account in a response; of a hidden one no field is readable. */
type ShownUser = Customer | { isHidden: true };

const idOf = ({ id }: Customer) => id;

/** Resolvers of the type `User`. */
export const userFields = {
  id: (user: ShownUser) => ("isHidden" in user ? null : globalId("user", user.id)),
  databaseId: idOf,
  userId: idOf,
  name: ({ displayName }: Customer) => displayName,
  nickname: ({ nickname, username }: Customer) => nickname || username,
  nicename: ({ username }: Customer) => slugOf(username),
  slug: ({ username }: Customer) => slugOf(username),
  description: ({ biography }: Customer) => biography || null,
  url: ({ website }: Customer) => website || null,
  uri: () => null,
  avatar: ({ email }: Customer, args: AvatarArguments) => avatarOf(email, args),
  locale: (_: Customer, _args: object, { shop }: CartContext) =>
    shop.settings.baseCountry === "GB" ? "en_GB" : "en_US",
  registeredDate: ({ created }: Customer) => (created === undefined ? null : commerceTime(created)),
  // The capabilities of WooCommerce's role "customer", which every account has.
  capKey: () => "wp_capabilities",
  capabilities: () => ["read", "customer"],
  extraCapabilities: () => ["read", "customer"],
  isContentNode: () => false,
  isTermNode: () => false,
  isComment: () => false,
  isFrontPage: () => false,
  isPostsPage: () => false,
  isRestricted: () => false,
  wooSessionToken: ({ id }: Customer, _args: object, { session }: CartContext) =>
    id === session.user ? session.token() : null,
  ...tokenFields((user: Customer) => user),
} satisfies ResolverMap[string];
