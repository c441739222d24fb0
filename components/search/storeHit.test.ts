import { beforeEach, expect, test } from "vitest";
import { Environment, Network, Observable, RecordSource, Store } from "relay-runtime";
import type { HitFields } from "./hit.ts";
import { storeHit } from "./storeHit.ts";

const hit: HitFields = {
  slug: "lamp",
  name: "Lamp",
  type: "simple",
  onSale: true,
  price: 20,
  stockStatus: "instock",
};
const picture = { src: "/wp-content/uploads/lamp.jpg", alt: "A lamp" };

let environment: Environment;

beforeEach(() => {
  environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
  });
});

const recordOf = (id: string) => environment.getStore().getSource().get(id);

test("a hit's product is stored with the name, price and picture that its card shows", () => {
  storeHit(environment, hit, { price: "£20.00", regularPrice: "£25.00", picture });
  expect(recordOf("hit:lamp")).toMatchObject({
    __typename: "SimpleProduct",
    slug: "lamp",
    name: "Lamp",
    onSale: true,
    price: "£20.00",
    regularPrice: "£25.00",
  });
  const image = recordOf("hit:lamp")?.["image"] as { __ref: string };
  expect(recordOf(image.__ref)).toMatchObject({ sourceUrl: picture.src, altText: "A lamp" });
});

test("a hit without a picture is stored without one, and a set not at all", () => {
  storeHit(environment, hit, { price: "£20.00" });
  expect(recordOf("hit:lamp")?.["image"]).toBeUndefined();
  storeHit(environment, { ...hit, slug: "set", type: "grouped" }, { price: "Set from £20.00" });
  expect(recordOf("hit:set")).toBeUndefined();
});
