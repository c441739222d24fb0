import { GraphQLError } from "graphql";

/**
 * Something a shopper asked for and may not have. Its sentence is WooCommerce's and goes out as it
 * is; every other error reaches the shopper as "Internal server error".
 */
export class Refusal extends GraphQLError {
  override name = "Refusal";
}
