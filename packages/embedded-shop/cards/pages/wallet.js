import { amountText, begin, whenOpened } from "./frame.js";

// Wallet of the double, in a dialog of the shop's page: it has an address, a delivery method and a
// card, and shows the total that the page tells.

const [address, delivery, cancel] = ["address", "delivery", "cancel"].map((id) =>
  document.getElementById(id),
);
const form = document.querySelector("form");
const total = document.querySelector("[role=status]");
const alert = document.querySelector("[role=alert]");
const pay = document.querySelector("form button");

/** Addresses, as Stripe has them. */
const ADDRESSES = [
  { line1: "3 Willow Vale", city: "Frome", postal_code: "BA11 1BZ", country: "GB" },
  { line1: "12 rue Cler", city: "Paris", postal_code: "75007", country: "FR" },
];
const NAME = ["Mira", "Holt"].join(" ");
const PAYER = { name: NAME, email: "mira@example.test", phone: "+44 1373 462153" };

/** Returns the chosen value of a group of radio buttons. */
const chosenIn = (name) => new FormData(form).get(name);

/** Shows choices in a group, in the order of those that it has already; the first one is chosen. */
function offer(group, name, choices) {
  const before = [...group.querySelectorAll("input")];
  const placeOf = ({ value }) => before.findIndex((input) => input.value === value);
  const focused = before.find((input) => input === document.activeElement)?.value;
  const labels = choices
    .map((choice, at) => ({ ...choice, isChosen: at === 0 }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ value, text, cost, isChosen }) => {
      const [label, input, price] = ["label", "input", "b"].map((tag) =>
        document.createElement(tag),
      );
      Object.assign(input, { type: "radio", name, value, defaultChecked: isChosen });
      price.textContent = cost;
      label.append(input, text, ...(cost ? [" ", price] : []));
      return label;
    });
  for (const input of before) input.parentElement.remove();
  group.append(...labels);
  labels.find(({ control }) => control.value === focused)?.control.focus();
}

offer(
  address,
  "address",
  ADDRESSES.map(({ line1, city }, at) => ({ value: `${at}`, text: `${NAME}, ${line1}, ${city}` })),
);

const chosen = () => ADDRESSES[Number(chosenIn("address"))];

whenOpened(({ countries, shippingAddressRequired, ...opening }, port) => {
  const show = ({ amount, currency, rates = [] }) => {
    const sum = amountText({ amount, currency });
    total.textContent = t("bank.total", { sum });
    pay.textContent = t("bank.paySum", { sum });
    if (rates.length === 0) return;
    delivery.hidden = false;
    offer(
      delivery,
      "rate",
      rates.map(({ id, displayName, amount: cost }) => ({
        value: id,
        text: displayName,
        cost: amountText({ amount: cost, currency }),
      })),
    );
  };
  /** Tells the page a change, without what a wallet tells only with the payment. */
  const ask = (change) => {
    alert.textContent = "";
    pay.disabled = true;
    port.postMessage(change);
  };
  const refuse = () => {
    alert.textContent = t("bank.notDeliveredThere");
    delivery.hidden = true;
  };
  const deliver = () => {
    const { line1: _, ...known } = chosen();
    if (countries?.includes(known.country)) ask({ address: known });
    else refuse();
  };
  port.addEventListener("message", ({ data }) => {
    pay.disabled = Boolean(data.isRefused);
    if (data.isRefused) refuse();
    else show(data);
  });
  port.start();
  address.addEventListener("change", () => shippingAddressRequired && deliver());
  delivery.addEventListener("change", () => ask({ rate: chosenIn("rate") }));
  cancel.addEventListener("click", () => port.postMessage({ closed: true }));
  addEventListener("keydown", ({ key }) => key === "Escape" && port.postMessage({ closed: true }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    pay.disabled = true;
    const billingDetails = { ...PAYER, address: chosen() };
    const shipped = { shippingAddress: { name: NAME, address: chosen() } };
    const details = {
      billingDetails,
      ...(shippingAddressRequired && { ...shipped, shippingRate: { id: chosenIn("rate") } }),
    };
    port.postMessage({ paid: { paymentMethod: chosenIn("card"), details } });
  });
  show(opening);
  begin();
  if (shippingAddressRequired) deliver();
});

// In large type it would cover the list.
const foot = document.querySelector(".pay");
new ResizeObserver(() => {
  foot.classList.toggle("flows", foot.offsetHeight * 3 > innerHeight);
}).observe(document.documentElement);
