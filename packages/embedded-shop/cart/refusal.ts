import { GraphQLError } from "graphql";

/**
 * A rejected request of a shopper. Its message is WooCommerce's and is sent unmasked; all other
 * errors are sent as "Internal server error".
 */
export class Refusal extends GraphQLError {
  override name = "Refusal";
}
