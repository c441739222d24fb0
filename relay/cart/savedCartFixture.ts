// Test fixtures of the saved cart: carts as the backend returns them, and the session's customer.

/** Cart whose lines have these quantities. */
export const cartOf = (...quantities: number[]) => ({
  contents: {
    nodes: quantities.map((quantity, index) => ({
      key: `line-${index}`,
      quantity,
      total: "£1.00",
      product: { node: { __typename: "SimpleProduct", databaseId: index, name: "Cup" } },
      variation: null,
    })),
  },
  total: "£1.00",
});

const tokenOf = (customer: string) =>
  `head.${btoa(JSON.stringify({ exp: 1, data: { customer_id: customer } }))}.sig`;

/** Gives the browser a session of this customer. */
export const beCustomer = (customer: string) => {
  document.cookie = `woo-session=${tokenOf(customer).replaceAll("=", "")}`;
};
