/** Address of a shopper in California, in the Store API's fields. */
export const storeAddress = {
  first_name: "Ann",
  last_name: "Lee",
  company: "",
  address_1: "1 Main St",
  address_2: "",
  city: "Los Angeles",
  state: "CA",
  postcode: "90001",
  country: "US",
};
