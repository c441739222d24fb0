// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import {
  cartSetAside,
  forgetCart,
  forgetCartSetAside,
  noteOrdered,
  saveCart,
  savedCart,
  setCartAside,
} from "./persistence.ts";
import { beCustomer, cartOf } from "#tests/worlds/fixtures/savedCartFixture.ts";

beforeEach(() => {
  localStorage.clear();
  beCustomer("t_ours");
});

test.each([
  ["A cart of another session", "t_stranger", cartOf(1)],
  ["An empty cart of another session", "t_stranger", cartOf()],
  ["An empty cart of the same session", "t_ours", cartOf()],
])(
  "%s sets the saved lines aside, and forgetting the cart leaves them there",
  (_what, customer, cart) => {
    saveCart(cartOf(4));
    beCustomer(customer);
    expect(saveCart(cart)).toBe(true);
    forgetCart();
    expect(savedCart()).toBeUndefined();
    expect(cartSetAside()?.count).toBe(4);
    forgetCartSetAside();
    expect(cartSetAside()).toBeUndefined();
  },
);

test("A cart that was emptied in this browser sets nothing aside", () => {
  saveCart(cartOf(4));
  expect(saveCart(cartOf(), { isExpected: true })).toBe(true);
  expect(cartSetAside()).toBeUndefined();
});

test("Lines that may have been ordered are forgotten once the cart is empty, and later ones set aside", () => {
  saveCart(cartOf(4));
  noteOrdered(true);
  // The backend may place the order late.
  saveCart(cartOf(4));
  saveCart(cartOf());
  expect([savedCart(), cartSetAside()]).toEqual([undefined, undefined]);
  saveCart(cartOf(2));
  saveCart(cartOf());
  expect(cartSetAside()?.count).toBe(2);
});

describe.each([
  ["", (customer: string) => void (document.cookie = `vitrine-ordered=${customer}; Path=/`)],
  [
    ", as pages of earlier commits note it",
    (customer: string) => localStorage.setItem("vitrine.cart.handedOver", customer),
  ],
])("A cart that was handed over to WordPress's checkout%s", (_, handOver) => {
  beforeEach(() => {
    saveCart(cartOf(4));
    handOver("t_ours");
  });

  test("was ordered if its session is empty, and is not set aside", () => {
    saveCart(cartOf());
    expect([savedCart(), cartSetAside()]).toEqual([undefined, undefined]);
  });

  test("was ordered also if the page of another order is opened on the way", () => {
    noteOrdered(false);
    saveCart(cartOf());
    expect(cartSetAside()).toBeUndefined();
  });

  test("counts as ordered once: lines that are added and lost later are set aside", () => {
    saveCart(cartOf());
    saveCart(cartOf(2));
    saveCart(cartOf());
    expect(cartSetAside()?.count).toBe(2);
  });

  test("is set aside if its session has ended, since nothing shows that it was ordered", () => {
    beCustomer("t_stranger");
    saveCart(cartOf());
    expect(cartSetAside()?.count).toBe(4);
  });

  test("stays as WordPress has left it if it was not ordered", () => {
    saveCart(cartOf(3));
    expect([savedCart()?.count, cartSetAside()]).toEqual([3, undefined]);
  });
});

describe("A cart that a form has emptied", () => {
  const emptyByForm = () => void (document.cookie = "vitrine-emptied=1; Path=/");

  test("is forgotten with what was set aside before", () => {
    saveCart(cartOf(4));
    setCartAside();
    saveCart(cartOf(1));
    emptyByForm();
    saveCart(cartOf());
    expect([savedCart(), cartSetAside()]).toEqual([undefined, undefined]);
    expect(document.cookie).not.toContain("vitrine-emptied=1");
  });

  test("does not count for lines that are added later", () => {
    saveCart(cartOf(4));
    emptyByForm();
    saveCart(cartOf(2));
    saveCart(cartOf());
    expect(cartSetAside()?.count).toBe(2);
  });
});

test("The lines of an account that is no longer signed in are not set aside for a guest", () => {
  beCustomer("2");
  saveCart(cartOf(4));
  beCustomer("t_guest");
  expect(saveCart(cartOf(1))).toBe(true);
  expect(cartSetAside()).toBeUndefined();
});

test("Lines that an earlier release set aside, without customer and time, are returned", () => {
  const earlier = { version: 1, count: 3, data: { cart: cartOf(3) } };
  localStorage.setItem("vitrine.cart.refused", JSON.stringify(earlier));
  expect(cartSetAside()).toMatchObject(earlier);
});

test("setCartAside saves nothing if the cart has no lines", () => {
  setCartAside();
  expect(cartSetAside()).toBeUndefined();
});
