import { expect, test } from "vitest";
import { networkOf, widestNetworkOf } from "./clientNetwork.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c633:6409", "198.51.100.9"],
  ["0:0:0:0:0:FFFF:c633:6409", "198.51.100.9"],
  ["[0::ffff:198.51.100.9]:50123", "198.51.100.9"],
  ["192.0.2.1:50123", "192.0.2.1"],
  ["fe80::1:2:3:4%eth0", "fe80:0:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:2::9", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]:50123", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::fffe:1:1", "0:0:0:0"],
  ["::ffff:1:1", "0.1.0.1"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("The network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("The widest network of a customer is /48 for IPv6, and the address for IPv4", () => {
  expect(widestNetworkOf("2001:db8:1:2::9")).toBe(widestNetworkOf("2001:db8:1:ffff::1"));
  expect(widestNetworkOf("2001:db8:1:2::9")).not.toBe(widestNetworkOf("2001:db8:2:2::9"));
  expect(widestNetworkOf("192.0.2.1")).toBe("192.0.2.1");
});
