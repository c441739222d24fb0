import { amountText, begin, whenOpened } from "./frame.js";

// Bank of the double: its shopper confirms or declines a payment, in a frame of the shop's page or
// on this page itself, which then leads back to the shop.

const isFramed = parent !== window;
const amount = document.getElementById("amount");
const alert = document.querySelector("[role=alert]");
const buttons = document.querySelectorAll("[data-decision]");

/** Reads a payment intent, or decides it; its id is the first part of its client secret. */
async function requestIntent(secret, decision) {
  const [id] = secret.split("_secret_");
  const body = new URLSearchParams({ client_secret: secret, ...(decision && { decision }) });
  const response = await fetch(`intents/${id}`, { method: "POST", body });
  if (!response.ok) throw new Error(`The payment intent responded with ${response.status}`);
  return response.json();
}

/** Shows the payment, and calls `done` after the shopper's decision. */
async function open(secret, done) {
  const attempt = (work) =>
    work.catch(() => {
      alert.textContent = t("bank.unreached");
    });
  const decide = async (decision) => {
    alert.textContent = "";
    done(decision ? await requestIntent(secret, decision) : undefined);
  };
  for (const button of buttons) {
    button.addEventListener("click", () => void attempt(decide(button.dataset.decision)));
  }
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && isFramed) done();
  });
  begin();
  await attempt(
    requestIntent(secret).then((intent) => {
      const sum = amountText(intent);
      amount.textContent = t("bank.amount", { sum });
    }),
  );
}

/** Leads back to the shop's page with the parameters that Stripe adds; to no other site. */
function leave(secret, address, intent) {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return location.replace("/");
  url.searchParams.set("payment_intent", secret.split("_secret_")[0]);
  url.searchParams.set("payment_intent_client_secret", secret);
  url.searchParams.set("redirect_status", intent?.status === "succeeded" ? "succeeded" : "failed");
  location.replace(url);
}

if (isFramed) {
  whenOpened(({ secret }, port) => void open(secret, () => port.postMessage({ closed: true })));
} else {
  document.body.className = "alone";
  // The address's fragment reaches no server.
  const query = new URLSearchParams(location.hash.slice(1));
  const secret = query.get("secret") ?? "";
  void open(secret, (intent) => leave(secret, query.get("return") ?? "/", intent));
}
