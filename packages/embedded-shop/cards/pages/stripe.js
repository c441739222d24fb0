// Double of Stripe's browser script: the part of its public API that a Payment Element and an Express
// Checkout Element in deferred mode use. Card fields, wallet and bank are frames of the demonstration.
"use strict";

// A block, since a page may load the script twice.
{
  /** The script's own folder, which is that of its language. */
  const FOLDER = new URL(".", document.currentScript.src).pathname;

  /** Milliseconds after which a loaded frame that has not reported counts as failed. */
  const FRAME_TIMEOUT = 5000;

  /** Mistake in the use of the API, which Stripe's script throws too. */
  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  function check(condition, message) {
    if (!condition) throw new IntegrationError(message);
  }

  /** Returns the rules of the page's fonts; a style sheet of another origin cannot be read. */
  function pageFonts() {
    const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin));
    return own
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText)
      .join("\n");
  }

  /** Creates a frame; `opened` gets a port to it each time that it has loaded. */
  function createFrame(page, title, opened) {
    const frame = document.createElement("iframe");
    frame.src = FOLDER + page;
    frame.title = title;
    Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
    frame.addEventListener("load", () => {
      const { port1, port2 } = new MessageChannel();
      const { message, receive } = opened(port1);
      port1.addEventListener("message", ({ data }) => receive(data));
      port1.start();
      // A frame is transparent only in the color scheme of its document.
      const { theme } = message.appearance ?? {};
      if (theme !== undefined) frame.style.colorScheme = theme === "night" ? "dark" : "light";
      const opening = { fonts: pageFonts(), ...message };
      frame.contentWindow.postMessage(opening, location.origin, [port2]);
    });
    return frame;
  }

  /** Creates the listeners of an element. */
  function createEvents(elementType) {
    const listeners = new Map();
    return {
      emit(name, event = {}) {
        for (const listener of listeners.get(name) ?? []) listener({ elementType, ...event });
      },
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
      clear: () => listeners.clear(),
    };
  }

  const dialogStyles = new CSSStyleSheet();
  dialogStyles.replaceSync(`
    [data-demonstration] { width: min(100% - 16px, 28rem); max-width: none; max-height: none }
    [data-demonstration] { margin: auto; padding: 0; border: 0; overflow: hidden }
    [data-demonstration]::backdrop { background: rgb(30 20 25 / 0.55) }
    [data-demonstration] > iframe { height: 20rem; max-height: calc(100dvh - 16px) }`);
  document.adoptedStyleSheets.push(dialogStyles);

  /** Shows a frame of the demonstration in a dialog; `opened` gets a port to it. */
  function showDialog(label, page, opened) {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", label);
    dialog.dataset.demonstration = "";
    const frame = createFrame(page, label, (port) => {
      const { message, receive } = opened(port);
      return {
        message,
        receive(data) {
          if (data.height) frame.style.height = `${data.height}px`;
          receive(data);
        },
      };
    });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    dialog.addEventListener("close", () => dialog.remove());
    return dialog;
  }

  /**
   * Creates an Express Checkout Element: a button that opens the demonstration's wallet, whose
   * changes the page answers.
   */
  function createExpressElement(settings, options) {
    const { emit, on, clear } = createEvents("expressCheckout");
    let button;
    let dialog;
    let paymentMethod;

    function open(given) {
      check(
        !options.shippingAddressRequired || given.shippingRates?.length > 0,
        "click: resolve() needs shippingRates if an address is required.",
      );
      let isDone = false;
      const label = t("bank.walletTitle");
      dialog = showDialog(label, "wallet.html", (port) => {
        const show = ({ shippingRates } = {}) => {
          const { amount, currency } = settings();
          port.postMessage({ rates: shippingRates, amount, currency });
        };
        const answer = { resolve: show, reject: () => port.postMessage({ isRefused: true }) };
        const { appearance, amount, currency } = settings();
        const { allowedShippingCountries: countries, shippingAddressRequired } = options;
        return {
          message: { appearance, amount, currency, countries, shippingAddressRequired },
          receive({ address, rate, paid, closed }) {
            if (address) emit("shippingaddresschange", { address, ...answer });
            if (rate) emit("shippingratechange", { shippingRate: { id: rate }, ...answer });
            if (closed) dialog.close();
            if (!paid) return;
            isDone = true;
            ({ paymentMethod } = paid);
            const more = {
              expressPaymentType: "demonstration",
              paymentFailed: () => dialog.close(),
            };
            emit("confirm", { ...paid.details, ...more });
          },
        };
      });
      dialog.addEventListener("close", () => {
        button?.focus();
        if (!isDone) emit("cancel");
      });
    }

    const unmount = () => {
      button?.remove();
      dialog?.close();
      button = undefined;
    };

    return {
      /** Stands in for the fields of a card; for the script's own use. */
      async request(request) {
        check(paymentMethod, "submit(): the wallet has not been used.");
        if (request === "validate") return "";
        dialog.close();
        return paymentMethod;
      },
      mount(place) {
        unmount();
        button = document.createElement("button");
        button.type = "button";
        button.textContent = t("bank.walletButton");
        const { colorText, colorBackground, fontFamily, borderRadius } =
          settings().appearance?.variables ?? {};
        Object.assign(button.style, {
          width: "100%",
          minHeight: `${options.buttonHeight ?? 44}px`,
          padding: "8px",
          border: "1px solid",
          borderRadius: borderRadius ?? "4px",
          background: colorText ?? "CanvasText",
          color: colorBackground ?? "Canvas",
          font: `600 1rem ${fontFamily || "sans-serif"}`,
          cursor: "pointer",
        });
        button.addEventListener("click", () =>
          emit("click", { expressPaymentType: "demonstration", resolve: open }),
        );
        place.replaceChildren(button);
        setTimeout(() => emit("ready", { availablePaymentMethods: { demonstration: true } }));
      },
      unmount,
      destroy() {
        unmount();
        clear();
      },
      on,
    };
  }

  /** Creates a Payment Element; `settings` returns those of its elements group. */
  function createElement(settings) {
    const { emit, on, clear } = createEvents("payment");
    const waiting = new Map();
    let frame;
    let port;
    let isReady = false;
    let requests = 0;

    function receive({ ready, change, height, id, response }) {
      if (ready) {
        isReady = true;
        emit("ready");
      }
      if (change) emit("change", { ...change, collapsed: false, value: { type: "card" } });
      if (height) frame.style.height = `${height}px`;
      if (id !== undefined) waiting.get(id)?.(response);
      waiting.delete(id);
    }

    function opened(opening) {
      port = opening;
      setTimeout(() => {
        const error = { type: "api_error", message: t("bank.fieldsNotLoaded") };
        if (port === opening && !isReady) emit("loaderror", { error });
      }, FRAME_TIMEOUT);
      return { message: { appearance: settings().appearance }, receive };
    }

    const unmount = () => {
      frame?.remove();
      frame = port = undefined;
      isReady = false;
    };

    return {
      /** Requests something from the fields; for the script's own use. */
      request(request) {
        check(isReady, "The Payment Element must be mounted and ready.");
        const id = (requests += 1);
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          port.postMessage({ id, request });
        });
      },
      mount(place) {
        unmount();
        frame = createFrame("fields.html", t("bank.fieldsFrame"), opened);
        // Room for the outline of the focus.
        Object.assign(frame.style, { width: "calc(100% + 8px)", margin: "-4px" });
        place.replaceChildren(frame);
      },
      unmount,
      destroy() {
        unmount();
        clear();
      },
      on,
    };
  }

  function checkOptions({ mode, amount, currency, paymentMethodCreation }) {
    check(mode === "payment", `elements(): mode "${mode}" is not part of the demonstration.`);
    check(Number.isInteger(amount) && amount > 0, "elements(): amount must be a positive integer.");
    check(/^[a-z]{3}$/.test(currency), "elements(): currency must be a lower-case code.");
    check(
      paymentMethodCreation === "manual",
      'elements(): paymentMethodCreation must be "manual".',
    );
  }

  /** Elements by their group, for the calls that take a group. */
  const groups = new WeakMap();

  function createElements(options) {
    checkOptions(options);
    let settings = options;
    const group = { element: undefined, isSubmitted: false };
    const elements = {
      update(more) {
        checkOptions({ ...settings, ...more });
        settings = { ...settings, ...more };
      },
      create(type, given = {}) {
        const create = { payment: createElement, expressCheckout: createExpressElement }[type];
        check(create, `create(): "${type}" is not part of the demonstration.`);
        check(!group.element, "create(): there is an element already.");
        const element = create(() => settings, given);
        const { destroy } = element;
        group.element = element;
        element.on("change", () => (group.isSubmitted = false));
        element.destroy = () => {
          destroy();
          group.element = undefined;
        };
        return element;
      },
      async submit() {
        check(group.element, "submit(): there is no element.");
        const message = await group.element.request("validate");
        group.isSubmitted = message === "";
        if (message === "") return { selectedPaymentMethod: "card" };
        return { error: { type: "validation_error", code: "incomplete_card", message } };
      },
    };
    groups.set(elements, group);
    return elements;
  }

  /** Returns the path to the first empty text of some parameters, such as `billing_details[phone]`. */
  function emptyText(value, path = "") {
    if (value === "") return path;
    if (typeof value !== "object" || value === null) return undefined;
    const names = Object.entries(value).map(([name, part]) =>
      emptyText(part, path === "" ? name : `${path}[${name}]`),
    );
    return names.find((name) => name !== undefined);
  }

  async function createPaymentMethod({ elements, params = {} }) {
    const group = groups.get(elements);
    check(
      group?.element && group.isSubmitted,
      "elements.submit() must be called before createPaymentMethod().",
    );
    const empty = emptyText(params);
    if (empty !== undefined) {
      const { message } = new IntegrationError(`You passed an empty string for '${empty}'.`);
      return { error: { type: "invalid_request_error", code: "parameter_invalid_empty", message } };
    }
    const id = await group.element.request("create");
    const { billing_details: billing = {} } = params;
    return {
      paymentMethod: { id, object: "payment_method", type: "card", billing_details: billing },
    };
  }

  /** Reads a payment intent; its id is the first part of its client secret. */
  async function retrievePaymentIntent(secret) {
    try {
      const body = new URLSearchParams({ client_secret: secret });
      const url = `${FOLDER}intents/${secret.split("_secret_")[0]}`;
      const response = await fetch(url, { method: "POST", body });
      const content = await response.json();
      return response.ok ? { paymentIntent: content } : { error: content.error };
    } catch {
      const message = t("bank.intentUnreached");
      return { error: { type: "api_connection_error", message } };
    }
  }

  /** Shows the bank in a dialog until its shopper decides, or presses Escape. */
  function askBank(secret, appearance) {
    const dialog = showDialog(t("bank.dialogTitle"), "bank.html", () => ({
      message: { secret, appearance },
      receive({ closed }) {
        if (closed) dialog.close();
      },
    }));
    return new Promise((resolve) => {
      dialog.addEventListener("close", resolve);
    });
  }

  /** Returns the result of a decided payment, as Stripe's script does. */
  function resultOf(intent) {
    const { status, last_payment_error: refusal } = intent;
    if (status === "succeeded" || status === "processing") return { paymentIntent: intent };
    const unconfirmed = { type: "card_error", message: t("bank.abandoned") };
    return { error: { ...(refusal ?? unconfirmed), payment_intent: intent } };
  }

  /** Leaves for the bank's page, which leads back to `address`; never resolves. */
  function leaveForBank(secret, address) {
    const fragment = new URLSearchParams({ secret, return: address });
    location.assign(`${FOLDER}bank.html#${fragment}`);
    return new Promise(() => {});
  }

  /** Lets the shopper confirm a payment that awaits it. */
  async function confirm(secret, { address, appearance }) {
    const { paymentIntent, error } = await retrievePaymentIntent(secret);
    if (error) return { error };
    if (paymentIntent.status !== "requires_action") return resultOf(paymentIntent);
    if (paymentIntent.next_action.type === "redirect_to_url") return leaveForBank(secret, address);
    await askBank(secret, appearance);
    const decided = await retrievePaymentIntent(secret);
    return decided.error ? decided : resultOf(decided.paymentIntent);
  }

  window.Stripe = function Stripe(key) {
    check(String(key).startsWith("pk_"), "Stripe(): the key must be a publishable one.");
    let appearance;
    return {
      elements(options) {
        ({ appearance } = options);
        return createElements(options);
      },
      createPaymentMethod,
      async confirmPayment({ clientSecret, confirmParams, redirect }) {
        check(
          redirect === "if_required",
          `confirmPayment(): redirect "${redirect}" is not part of the demonstration.`,
        );
        return confirm(clientSecret, { address: confirmParams.return_url, appearance });
      },
    };
  };
}
