// None of these is in the relay compiler's list: no browser may send them.

const ADDRESS = "firstName lastName company address1 address2 city state postcode country";

const ORDER_HEAD = "databaseId orderNumber date status total";

const PAGE = "pageInfo { hasNextPage endCursor }";

const orderLines = (after: string) => `lineItems(first: 100${after}) { nodes {
    productId variationId quantity total metaData { key value }
    product { node { name } }
    variation { node { name attributes(first: 100) { nodes { name } } } }
  } ${PAGE} }`;

const ORDER = `${ORDER_HEAD} orderKey needsPayment paymentMethod paymentMethodTitle customerNote
  subtotal discountTotal shippingTotal totalTax
  billing { ${ADDRESS} email phone } shipping { ${ADDRESS} }
  ${orderLines("")}
  shippingLines(first: 10) { nodes { methodTitle } }
  feeLines(first: 10) { nodes { name total } }`;

const one = (id: number, fields: string) =>
  `order${id}: order(id: "${id}", idType: DATABASE_ID) { ${fields} }`;

/** The texts of what our server asks for in a customer's name, and of what it changes. */
export const documents = {
  person: "query Person { customer { id email username firstName lastName displayName } }",
  addresses: `query Addresses { allowedCountries customer {
    id billing { ${ADDRESS} phone } shipping { ${ADDRESS} }
  } }`,
  orderNumbers: `query OrderNumbers($after: String) { customer {
    orders(first: 10, after: $after) { nodes { databaseId } ${PAGE} }
  } }`,
  /** Orders by their numbers, which the backend gives to their owner alone. */
  orderHeads: (ids: readonly number[]) =>
    `query OrderHeads { ${ids.map((id) => one(id, ORDER_HEAD)).join(" ")} }`,
  order: (id: number) => `query WholeOrder { ${one(id, ORDER)}
    paymentGateways(first: 100) { nodes { id description } } }`,
  /** More of an order's lines than come with it. */
  orderLines: (id: number) =>
    `query OrderLines($after: String) { ${one(id, orderLines(", after: $after"))} }`,
  downloads: `query Downloads { customer { downloadableItems(first: 100) { nodes {
    name url downloadsRemaining accessExpires
  } } } }`,
  register:
    "mutation Register($input: RegisterCustomerInput!) { registerCustomer(input: $input) { clientMutationId } }",
  forgotten:
    "mutation Forgotten($input: SendPasswordResetEmailInput!) { sendPasswordResetEmail(input: $input) { success } }",
  reset:
    "mutation Reset($input: ResetUserPasswordInput!) { resetUserPassword(input: $input) { clientMutationId } }",
  change:
    "mutation Change($input: UpdateCustomerInput!) { updateCustomer(input: $input) { clientMutationId } }",
  cartLines: `query CartLines($after: String) { cart { contents(first: 100, after: $after) { nodes {
    quantity product { node { databaseId name } }
    variation { attributes { name value } node { databaseId } }
  } ${PAGE} } } }`,
  addLine:
    "mutation AddLine($input: AddToCartInput!) { addToCart(input: $input) { clientMutationId } }",
  emptyCart:
    "mutation EmptyCart($input: EmptyCartInput!) { emptyCart(input: $input) { clientMutationId } }",
};
