// Generated from words/en.json by `npm run build`.
export type MessageValues = {
  "cart.heading": undefined;
  "cart.freeDeliveryMissing": { missing: string | number; place: string | number };
};
