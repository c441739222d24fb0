import { RecordSource, createOperationDescriptor } from "relay-runtime";
import type { Snapshot } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { DeferredNotifyStore } from "./deferredNotifyStore.ts";

const operation = createOperationDescriptor(cartQuery, {});
const recordsWith = (id: string) =>
  RecordSource.create({
    "client:root": { __id: "client:root", __typename: "__Root", cart: { __ref: id } },
    [id]: { __id: id, __typename: "Cart", "contents(first:100)": null },
  });

let store: DeferredNotifyStore;
const listener = vi.fn<(snapshot: Snapshot) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback, 16));
  store = new DeferredNotifyStore(RecordSource.create());
  store.publish(recordsWith("first"));
  store.notify();
  listener.mockClear();
  store.subscribe(store.lookup(operation.fragment), listener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const put = (id: string) => () => {
  store.publish(recordsWith(id));
  store.notify();
};
const inStore = () => store.getSource().get("client:root")?.["cart"];

test("deferNotify commits at once and notifies subscribers after the next frame", () => {
  store.deferNotify(put("second"));
  expect(inStore()).toEqual({ __ref: "second" });
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(listener).toHaveBeenCalledOnce();
});

test("A commit in between notifies subscribers of both changes", () => {
  store.deferNotify(put("second"));
  put("third")();
  expect(listener).toHaveBeenCalledOnce();
  expect(inStore()).toEqual({ __ref: "third" });
});

test("A failed commit ends the deferral, and later commits notify subscribers at once", () => {
  const fail = () => {
    throw new Error("no");
  };
  expect(() => store.deferNotify(fail)).toThrow("no");
  put("second")();
  expect(listener).toHaveBeenCalledOnce();
});

test("withhold commits at once and notifies subscribers when the returned function is called", () => {
  const notify = store.withhold(put("second"));
  expect(inStore()).toEqual({ __ref: "second" });
  vi.advanceTimersByTime(5_000);
  expect(listener).not.toHaveBeenCalled();
  notify();
  expect(listener).toHaveBeenCalledOnce();
});
