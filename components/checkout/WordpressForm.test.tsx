import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cartSetAside, saveCart } from "#relay/persistence.ts";
import { beCustomer, cartOf } from "#relay/savedCartFixture.ts";
import { WordpressForm } from "./WordpressForm.tsx";

beforeEach(() => {
  localStorage.clear();
  beCustomer("t_ours");
});
afterEach(cleanup);

test("A page of WordPress is named in a form that needs no script", () => {
  render(<WordpressForm fields={{ product: 15 }}>See options</WordpressForm>);
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "See options" });
  expect(form?.outerHTML).toContain('method="post" action="/checkout/wordpress"');
  expect([...new FormData(form ?? undefined)]).toEqual([["product", "15"]]);
});

test("Lines that were ordered on WordPress after the form are not offered as lost", () => {
  saveCart(cartOf(4));
  render(<WordpressForm fields={{ product: 15 }}>See options</WordpressForm>);
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "See options" });
  fireEvent.submit(form ?? document);
  saveCart(cartOf());
  expect(cartSetAside()).toBeUndefined();
});
