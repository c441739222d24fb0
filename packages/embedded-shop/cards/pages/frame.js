// Frame of the double: the port to the page that has mounted it, that page's colors and sizes, and
// amounts as text.

/** Applies an appearance: custom properties by the names of Stripe's variables and rules. */
function restyle({ theme, variables = {}, rules = {} } = {}) {
  const { style } = document.documentElement;
  if (theme !== undefined) style.colorScheme = theme === "night" ? "dark" : "light";
  const { ".Input": input = {}, ".Label": label = {} } = rules;
  const { fontSize: labelSize, fontWeight: labelWeight } = label;
  const values = { ...variables, inputBorder: input.border, labelSize, labelWeight };
  for (const [name, value] of Object.entries(values)) {
    if (value) style.setProperty(`--${name}`, value);
  }
}

/** Uses the fonts of the page that has mounted the frame. */
function addFonts(rules) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Returns an amount of minor units as text, with the symbol of the shop's prices ("£", not "UK£"). */
export function amountText({ amount: minor, currency }) {
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" };
  const format = new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, options);
  const { maximumFractionDigits: places } = format.resolvedOptions();
  const isSymbol = ({ type }) => type === "currency";
  const symbol = new Intl.NumberFormat("en", options).formatToParts(0).find(isSymbol);
  const parts = format.formatToParts(minor / 10 ** places);
  return parts.map((part) => (isSymbol(part) ? symbol : part).value).join("");
}

/** Lets the shopper begin, once presses are heard: until then a page is inert. */
export function begin() {
  document.querySelector("main").inert = false;
  document.querySelector("h1").focus();
}

/** Calls `opened` with the message and the port of the page that has mounted the frame. */
export function whenOpened(opened) {
  addEventListener("message", ({ data, origin, ports: [port], source }) => {
    if (origin !== location.origin || source !== parent || !port) return;
    restyle(data.appearance);
    addFonts(data.fonts);
    opened(data, port);
    const { documentElement: root } = document;
    new ResizeObserver(() => port.postMessage({ height: root.offsetHeight })).observe(root);
  });
}
