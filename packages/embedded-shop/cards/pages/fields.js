import { whenOpened } from "./frame.js";

// Card fields of the double, in their frame. The typed number stays here: the page that mounts the
// frame learns of errors, and gets the id of a test payment method.

const [number, expiry, code] = ["number", "expiry", "code"].map((id) =>
  document.getElementById(id),
);
const digits = ({ value }) => value.replaceAll(/\D/g, "");
const cards = new Map(
  Array.from(document.querySelectorAll("[data-method]"), (button) => [
    button.firstElementChild.textContent.replaceAll(" ", ""),
    button.dataset.method,
  ]),
);

/** True if a card of this month has expired; a year of two digits is one of this century. */
function isPast(month, year) {
  const now = new Date();
  return year * 12 + month < (now.getFullYear() % 100) * 12 + now.getMonth() + 1;
}

/** Returns the error of each field in words; an empty text for a valid one. */
const errors = {
  number() {
    if (digits(number) === "") return t("bank.numberMissing");
    return cards.has(digits(number)) ? "" : t("bank.otherCard");
  },
  expiry() {
    const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits(expiry)) ?? [];
    if (month === undefined) return t("bank.expiryMissing");
    return isPast(Number(month), Number(year)) ? t("bank.expired") : "";
  },
  code: () => (/^\d{3,4}$/.test(digits(code)) ? "" : t("bank.codeMissing")),
};

const fields = [number, expiry, code];

function show(field, message) {
  field.setAttribute("aria-invalid", String(message !== ""));
  document.getElementById(`${field.id}-error`).textContent = message;
}

/** Shows all errors and moves the focus to the first; returns its message. */
function validate() {
  const wrong = fields.filter((field) => errors[field.id]() !== "");
  for (const field of fields) show(field, errors[field.id]());
  wrong[0]?.focus();
  return wrong[0] ? errors[wrong[0].id]() : "";
}

/** Groups the digits at the end of typing; a change inside the number keeps the caret in place. */
function group(field) {
  if (field.selectionStart !== field.value.length) return;
  if (field === number)
    field.value = digits(field)
      .slice(0, 19)
      .replaceAll(/\d{4}(?=\d)/g, "$& ");
  if (field === expiry && digits(field).length > 2) {
    field.value = digits(field).slice(0, 4).replace(/^\d\d/, "$& / ");
  }
}

let port;
const tell = (message) => port?.postMessage(message);
const tellChange = () =>
  tell({
    change: {
      complete: fields.every((field) => errors[field.id]() === ""),
      empty: fields.every(({ value }) => value === ""),
    },
  });

/** Responses to the page's requests, by name. */
const responses = {
  validate,
  create: () => cards.get(digits(number)),
};

function receive({ data }) {
  const { id, request } = data;
  tell({ id, response: responses[request]() });
}

whenOpened((_, opened) => {
  port = opened;
  port.addEventListener("message", receive);
  port.start();
  tell({ ready: true });
});

for (const field of fields) {
  field.addEventListener("input", () => {
    group(field);
    show(field, "");
    tellChange();
  });
  field.addEventListener("change", () => show(field, errors[field.id]()));
}

document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());

document.querySelector("ul").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-method]");
  if (!button) return;
  number.value = button.firstElementChild.textContent;
  expiry.value ||= "12 / 34";
  code.value ||= "123";
  for (const field of fields) show(field, errors[field.id]());
  tellChange();
});
