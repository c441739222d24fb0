import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLiveConnection } from "./liveConnection.ts";

/** A fake WebSocket with close codes that no server could send. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: (event: Event) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  closedWith?: number;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(code: number): void {
    this.closedWith = code;
    this.end(code);
  }
  async open(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  async receive(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
  end(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason: "" });
  }
  /**
   * Mimics a browser without a network: an error event without a code, then a close event with it.
   */
  fail(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onerror?.(new Event("error"));
    this.onclose?.({ code: 1006, reason: "" });
  }
}

const operation = {
  name: "aSubscription",
  text: "subscription aSubscription { a }",
  operationKind: "subscription",
  metadata: {},
  cacheID: "a",
  id: null,
} as const;

let errors: Error[] = [];
let completions = 0;

async function subscribe(): Promise<void> {
  const tokens = { read: () => undefined, write: () => {}, clear: () => {} };
  openLiveConnection("ws://shop.example/graphql", { tokens })
    .subscribe(operation, {})
    .subscribe({
      error: (error: Error) => errors.push(error),
      complete: () => (completions += 1),
    });
  await vi.advanceTimersByTimeAsync(0);
}
const last = () => FakeSocket.all.at(-1);

async function subscribed(): Promise<void> {
  await subscribe();
  await last()?.open();
  await last()?.receive({ type: "connection_ack" });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  errors = [];
  completions = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("The delay before a reconnection", () => {
  test.each([
    ["at least", 0, [1300, 2300, 4300, 8300, 16_300]],
    ["at most", 0.999_999, [3999, 4999, 6999, 10_999, 18_999]],
  ])("doubles from one second, with jitter: %s", async (_, random, waits) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    await subscribe();
    for (const [retries, wait] of waits.entries()) {
      last()?.fail();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all).toHaveLength(retries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(retries + 2);
    }
    expect(errors).toEqual([]);
    last()?.fail();
    await vi.runAllTimersAsync();
    expect(FakeSocket.all).toHaveLength(6);
    expect(errors).toHaveLength(1);
  });
});

describe("Close code", () => {
  test.each([1002, 1004, 1007, 1011, 1015, 1016, 1500, 1999])(
    "%s is fatal and ends the subscription",
    async (code) => {
      await subscribed();
      last()?.end(code);
      await vi.runAllTimersAsync();
      expect(errors).toHaveLength(1);
      expect(FakeSocket.all).toHaveLength(1);
    },
  );
  test.each([999, 1001, 1005, 1006, 1012, 1013, 1014, 2000, 3999, 4205, 4499])(
    "%s makes the live connection reconnect",
    async (code) => {
      await subscribed();
      last()?.end(code);
      await vi.runAllTimersAsync();
      expect(errors).toEqual([]);
      expect(FakeSocket.all).toHaveLength(2);
    },
  );
});

test("The live connection closes with 4004 on a protocol violation and does not retry", async () => {
  await subscribe();
  await last()?.open();
  await last()?.receive({ type: "next", id: "1", payload: {} });
  await vi.runAllTimersAsync();
  expect(last()?.closedWith).toBe(4004);
  expect(errors).toHaveLength(1);
  expect([FakeSocket.all.length, completions]).toEqual([1, 0]);
});

test("A WebSocket constructor that throws counts as a failed connection, which is tried again", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  let refusals = 2;
  class RefusedSocket extends FakeSocket {
    constructor() {
      if (refusals > 0) {
        refusals -= 1;
        throw new DOMException("refused", "SecurityError");
      }
      super();
    }
  }
  vi.stubGlobal("WebSocket", RefusedSocket);
  await subscribe();
  await vi.runAllTimersAsync();
  expect([FakeSocket.all.length, errors.length, error.mock.calls.length]).toEqual([1, 0, 2]);
  refusals = Infinity;
  last()?.fail();
  await vi.runAllTimersAsync();
  expect([FakeSocket.all.length, errors.length]).toEqual([1, 1]);
});
