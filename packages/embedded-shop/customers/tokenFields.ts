import { Refusal } from "#shop/cart/refusal.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { ACCESS_LIFETIME, accessToken, refreshToken } from "./accountTokens.ts";
import type { Customer } from "./customerStore.ts";

/** GraphQL fields that the JWT plugin adds to users and customers, for the account itself only. */
export function tokenFields<Source>(accountOf: (source: Source) => Customer | undefined) {
  const requireOwn = (source: Source, { session }: CartContext) => {
    const account = accountOf(source);
    if (account && account.id === session.user) return account;
    throw new Refusal("Only the user requesting a token can get a token issued for them");
  };
  return {
    isJwtAuthSecretRevoked: (source: Source) => accountOf(source)?.isSecretRevoked ?? false,
    jwtAuthExpiration: (_: Source, _args: object, { shop }: CartContext) =>
      String(Math.floor(shop.now() / 1000) + ACCESS_LIFETIME),
    jwtAuthToken: (source: Source, _: object, context: CartContext) =>
      accessToken(context.shop, requireOwn(source, context)),
    jwtRefreshToken: (source: Source, _: object, context: CartContext) =>
      refreshToken(context.shop, requireOwn(source, context)),
    jwtUserSecret: (source: Source, _: object, { session }: CartContext) => {
      const account = accountOf(source);
      return account && account.id === session.user && !account.isSecretRevoked
        ? account.secret
        : null;
    },
  } satisfies ResolverMap[string];
}
