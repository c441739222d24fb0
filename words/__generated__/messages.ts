// Generated from words/en.json by `npm run build`.
export type MessageValues = {
  "cart.freeDeliveryMissing": { missing: string | number; place: string | number };
  "cart.countedThings": { count: number };
  "cart.heading": undefined;
  "cart.readTerms": { title: string | number };
};
