import { amountText, begin, whenOpened } from "./frame.js";

// Wallet of the double, in a dialog of the shop's page: it has an address, a delivery method and a
// card, and shows the total that the page tells.

const [address, rate, card, delivery, total, cancel] = [
  "address",
  "rate",
  "card",
  "delivery",
  "total",
  "cancel",
].map((id) => document.getElementById(id));
const alert = document.querySelector("[role=alert]");
const pay = document.querySelector("form button");

/** Addresses, as Stripe has them. */
const ADDRESSES = [
  { line1: "3 Willow Vale", city: "Frome", postal_code: "BA11 1BZ", country: "GB" },
  { line1: "12 rue Cler", city: "Paris", postal_code: "75007", country: "FR" },
];
const NAME = ["Mira", "Holt"].join(" ");
const PAYER = { name: NAME, email: "mira@example.test", phone: "+44 1373 462153" };

address.append(
  ...ADDRESSES.map(({ line1, city }, at) => new Option(`${NAME}, ${line1}, ${city}`, String(at))),
);

const chosen = () => ADDRESSES[Number(address.value)];

whenOpened(({ countries, shippingAddressRequired, ...opening }, port) => {
  const show = ({ amount, currency, rates = [] }) => {
    const sum = amountText({ amount, currency });
    total.textContent = t("bank.total", { sum });
    pay.textContent = t("bank.paySum", { sum });
    if (rates.length === 0) return;
    delivery.hidden = false;
    rate.replaceChildren(
      ...rates.map(({ id, displayName, amount: cost }) => {
        return new Option(`${amountText({ amount: cost, currency })}, ${displayName}`, id);
      }),
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
  rate.addEventListener("change", () => ask({ rate: rate.value }));
  cancel.addEventListener("click", () => port.postMessage({ closed: true }));
  addEventListener("keydown", ({ key }) => key === "Escape" && port.postMessage({ closed: true }));
  document.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    pay.disabled = true;
    const billingDetails = { ...PAYER, address: chosen() };
    const shipped = { shippingAddress: { name: NAME, address: chosen() } };
    const details = {
      billingDetails,
      ...(shippingAddressRequired && { ...shipped, shippingRate: { id: rate.value } }),
    };
    port.postMessage({ paid: { paymentMethod: card.value, details } });
  });
  show(opening);
  begin();
  if (shippingAddressRequired) deliver();
});
