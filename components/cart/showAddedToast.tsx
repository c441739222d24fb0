import { createRoot } from "react-dom/client";
import { commitLocalUpdate } from "relay-runtime";
import type { RecordProxy } from "relay-runtime";
import { optionLabels } from "#relay/contract/optionLabels.ts";
import type { LabeledAttribute } from "#relay/contract/optionLabels.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { browserEnvironment } from "#relay/environment.ts";
import { AddedToast } from "./AddedToast.tsx";
import type { AddedLine } from "./AddedToast.tsx";
import { linesIn } from "./cartRecords.ts";
import styles from "./AddedToast.module.css";

const text = (record: RecordProxy | null | undefined, field: string) => {
  const value = record?.getValue(field);
  return typeof value === "string" ? value : "";
};

const nodeIn = (line: RecordProxy, field: string) =>
  line.getLinkedRecord(field)?.getLinkedRecord("node");

/** Arguments of the attributes and of their terms in the cart's query. */
const ALL = { first: 100 };

const nodesIn = (record: RecordProxy | null | undefined, field: string) =>
  record?.getLinkedRecord(field, ALL)?.getLinkedRecords("nodes") ?? [];

const attributeIn = (attribute: RecordProxy): LabeledAttribute => ({
  name: text(attribute, "name"),
  label: text(attribute, "label"),
  ...(attribute.getLinkedRecord("terms", ALL) && {
    terms: {
      nodes: nodesIn(attribute, "terms").map((term) => ({
        slug: text(term, "slug"),
        name: text(term, "name"),
      })),
    },
  }),
});

/** Reads a line from Relay's store directly: a product page's cart fragment has only the count. */
function addedLine(line: RecordProxy): AddedLine {
  const product = nodeIn(line, "product");
  const variation = nodeIn(line, "variation");
  const isChosen = text(product, "type") === "VARIABLE";
  const choice =
    (isChosen && line.getLinkedRecord("variation")?.getLinkedRecords("attributes")) || [];
  const picture = variation?.getLinkedRecord("image") ?? product?.getLinkedRecord("image");
  const src = text(picture, "sourceUrl");
  const srcSet = text(picture, "srcSet");
  return {
    key: text(line, "key"),
    name: plainText(text(product, "name")),
    options: optionLabels(
      choice.map((one) => ({ name: text(one, "name"), value: text(one, "value") })),
      nodesIn(product, "attributes").map(attributeIn),
    ),
    quantity: Number(line.getValue("quantity") ?? 1),
    total: plainText(text(line, "total")),
    ...(src && { picture: { src, ...(srcSet && { srcSet }) } }),
  };
}

/** Returns the cart lines of these products; of several variations the one added last. */
function linesOf(productIds: readonly number[]): AddedLine[] {
  let lines: AddedLine[] = [];
  commitLocalUpdate(browserEnvironment(), (store) => {
    const known = linesIn(store);
    lines = productIds.flatMap((id) => {
      const line = known.findLast((one) => nodeIn(one, "product")?.getValue("databaseId") === id);
      return line ? [addedLine(line)] : [];
    });
  });
  return lines;
}

let closeOpen = () => {};

/** Shows the added-to-cart toast until the shopper closes it or navigates. */
export function showAddedToast(productIds: readonly number[]): void {
  closeOpen();
  const before = document.activeElement;
  const place = document.body.appendChild(document.createElement("div"));
  place.className = styles.place ?? "";
  place.role = "status";
  const root = createRoot(place);
  const onClick = ({ target }: Event) => {
    // Runs after all other click listeners: a link removed earlier would not navigate.
    if (target instanceof Element && target.closest("a")) setTimeout(close);
  };
  const close = () => {
    removeEventListener("click", onClick);
    removeEventListener("popstate", close);
    root.unmount();
    place.remove();
  };
  closeOpen = close;
  addEventListener("click", onClick);
  addEventListener("popstate", close);
  const onClosed = () => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  root.render(<AddedToast lines={linesOf(productIds)} onClosed={onClosed} />);
}
