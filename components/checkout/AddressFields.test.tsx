import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { Form } from "#components/form/Form.tsx";
import { StateField } from "./AddressFields.tsx";
import { useCountryStates } from "./useCountryStates.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const STATES = [
  { code: "CA", name: "California" },
  { code: "NY", name: "New York" },
];

function Place({ country }: { country: string }) {
  return (
    <StateField name="state" label="State" {...{ country }} states={useCountryStates(country)} />
  );
}

function open(country: string) {
  const shop = openShop();
  const form = (of: string) => (
    <Form id="order" action="/checkout">
      <Place country={of} />
    </Form>
  );
  const { rerender } = render(form(country), { wrapper: shop.wrapper });
  const respond = (countryStates: object[]) =>
    act(async () => shop.calls.at(-1)?.respond({ countryStates }));
  return { ...shop, respond, goTo: (other: string) => rerender(form(other)) };
}

const field = () => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>("State");
/** Lets typed text become the field's value. */
const debounced = () => act(() => vi.advanceTimersByTimeAsync(20));
const write = (value: string) => fireEvent.input(field(), { target: { value } });

test("The state is a text field until its country's list has been fetched", async () => {
  const { respond } = open("US");
  expect([field().tagName, field().getAttribute("aria-busy")]).toEqual(["INPUT", "true"]);
  await respond(STATES);
  expect([field().tagName, field().getAttribute("aria-busy")]).toEqual(["SELECT", null]);
});

test("The select takes the focus of the text field that it replaces, and no other focus", async () => {
  const { respond, goTo } = open("US");
  act(() => field().focus());
  await respond(STATES);
  expect(document.activeElement).toBe(field());
  expect(field().tagName).toBe("SELECT");
  act(() => field().blur());
  goTo("DE");
  await respond([{ code: "BY", name: "Bavaria" }]);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ["new york", "NY"],
  ["ca", "CA"],
  ["Bavaria", ""],
])(
  "A state typed before the list of states arrives is selected if the list has it: %s, %j",
  async (written, code) => {
    const { respond: response } = open("US");
    write(written);
    await debounced();
    await response(STATES);
    await waitFor(() => expect(field().value).toBe(code));
  },
);

test("A state of the previous country is not selected in the list of the next country", async () => {
  const { respond, goTo } = open("US");
  await respond(STATES);
  fireEvent.change(field(), { target: { value: "NY" } });
  await debounced();
  goTo("IE");
  await respond([{ code: "D", name: "Dublin" }]);
  await waitFor(() => expect(field().value).toBe(""));
});

test("The state stays a text field if the list cannot be fetched", async () => {
  const { calls } = open("US");
  write("California");
  await act(async () => calls.at(-1)?.refuse("The backend is unavailable."));
  expect([field().tagName, field().value]).toEqual(["INPUT", "California"]);
  expect(field().getAttribute("aria-busy")).toBeNull();
});
