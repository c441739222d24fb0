// Sample purchases by country: typed values and expected texts of a checkout.

/** A purchase by a guest. */
type Purchase = {
  /** The address fields in the order of their country. */
  order: readonly string[];
  typed: Readonly<Record<string, string>>;
  rate: string;
  pay: string;
  /** The address as formatted on the receipt. */
  lines: readonly string[];
};

/** Fields of the buyer, with labels that are the same in every country. */
export const person = { "First name": "Mira", "Last name": "Holt", Email: "mira@shop.example" };

/** Purchases by shipping country. */
export const purchases: Record<string, Purchase> = {
  US: {
    order: ["address1", "company", "address2", "city", "state", "postcode"],
    typed: {
      Address: "1 Main St",
      City: "Los Angeles",
      State: "CA",
      "ZIP code": "90001",
      Phone: "(213) 373-4253",
    },
    rate: "Delivered to the rest of the world",
    pay: "Direct bank transfer",
    lines: ["Mira Holt", "1 Main St", "Los Angeles CA 90001", "United States"],
  },
  BR: {
    order: ["postcode", "address1", "company", "address2", "city", "state"],
    typed: {
      Address: "Avenida Paulista 1578",
      City: "São Paulo",
      State: "SP",
      Postcode: "01310-200",
      Phone: "(11) 3071-0000",
    },
    rate: "Delivered to the rest of the world",
    pay: "Cash on delivery",
    lines: ["Avenida Paulista 1578", "São Paulo SP", "01310-200", "Brazil"],
  },
};
