// Denylist of GraphQL input fields that browsers may not send.

/**
 * Fields by input type, with reasons; only the server's own documents may use them. `*` stands for
 * every input type, also one of a shop's own schema.
 */
export const SERVER_ONLY_INPUTS: Readonly<Record<string, string>> = {
  "*.isPaid": "declares an order paid",
  "*.transactionId": "declares an order paid",
  "*.fees": "a negative fee lowers the total",
  "*.metaData": "plugins act on it, and the server stores the confirmed total in it",
  "*.extraData": "plugins price a cart line by it",
  "*.sessionData": "replaces a session",
  "*.customerId": "names another customer",
  "*.roles": "makes an administrator of a customer",
  "*.status": "publishes a review or an order, and lists drafts",
  "WriteReviewInput.approved": "publishes a review",
  "WriteReviewInput.authorUrl": "the form has no such field; spam does",
  "WriteReviewInput.date": "backdates a review",
  "WriteReviewInput.parent": "replies as the shop",
};

/**
 * The one value that browsers may send in a field that is otherwise the server's. Listings name the
 * status, as WooGraphQL counts drafts and private products without it.
 */
export const FIXED_INPUTS: Readonly<Record<string, string>> = {
  "RootQueryToProductConnectionWhereArgs.status": "publish",
};

/** True if only the server may send a field of an input type. */
export const isServerOnly = (type: string, field: string): boolean =>
  Object.hasOwn(SERVER_ONLY_INPUTS, `*.${field}`) ||
  Object.hasOwn(SERVER_ONLY_INPUTS, `${type}.${field}`);
