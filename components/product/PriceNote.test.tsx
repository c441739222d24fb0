import { cleanup, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import query from "#__generated__/usePagesQuery.graphql.ts";
import { PriceNote } from "./PriceNote.tsx";

let texts: object = {};
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts } }) }));
afterEach(() => {
  cleanup();
  texts = {};
  document.documentElement.lang = "en";
});

/** Renders the note in a shop with a page at this address. */
function shown(language: string, uri = "/versand/", isDelivered = true) {
  document.documentElement.lang = language;
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error("No network."))),
    store: new Store(new RecordSource()),
  });
  const operation = createOperationDescriptor(getRequest(query), {});
  environment.commitPayload(operation, { pages: { nodes: [{ id: "1", title: "Versand", uri }] } });
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <PriceNote note="inkl. MwSt." isDelivered={isDelivered} />
    </RelayEnvironmentProvider>,
  ).container.innerHTML;
}

test("a price's note adds delivery in languages of the EU, with a link to its page", () => {
  expect(shown("de")).toBe('inkl. MwSt., <a href="/versand">plus delivery</a>');
  expect(shown("de", "/about/")).toBe("inkl. MwSt., plus delivery");
});

test("a price's note is on tax alone in other languages, and for a product without delivery", () => {
  expect(shown("en")).toBe("inkl. MwSt.");
  expect(shown("de", "/versand/", false)).toBe("inkl. MwSt.");
});

test("a shop's own words replace those on delivery, or leave them out, in any language", () => {
  texts = { words: { plusDelivery: "" } };
  expect(shown("de")).toBe("inkl. MwSt.");
  texts = { words: { plusDelivery: "delivery not included" } };
  expect(shown("en")).toBe('inkl. MwSt., <a href="/versand">delivery not included</a>');
});
