import { describe, expect, test } from "vitest";
import { allowedCountries } from "./countries.ts";
import { statesOf } from "./states.ts";

describe("statesOf", () => {
  test.each([
    ["US", 54],
    ["CA", 13],
    ["AU", 8],
    ["BR", 27],
    ["JP", 47],
    ["DE", 16],
    ["IE", 26],
    ["IT", 107],
    ["ES", 52],
    ["IN", 37],
    ["MX", 32],
    ["CN", 32],
    ["NZ", 16],
    ["ZA", 9],
    ["GR", 13],
    ["BG", 28],
    ["HU", 20],
    ["BD", 64],
    ["KE", 47],
    ["PK", 8],
    ["GH", 17],
    ["UG", 128],
    ["CH", 26],
    ["GB", 0],
  ])("lists the states of %s, each code once", (country, count) => {
    const states = statesOf(country);
    expect(states).toHaveLength(count);
    expect(new Set(states.map(({ code }) => code)).size).toBe(count);
  });

  test("keeps names of several words and of all scripts", () => {
    expect(statesOf("BR")).toContainEqual({ code: "RN", name: "Rio Grande do Norte" });
    expect(statesOf("CN")).toContainEqual({ code: "CN10", name: "Shanghai / 上海" });
  });
});

test("The list of allowed countries has each of 250 countries once, by its two-letter code", () => {
  expect(new Set(allowedCountries).size).toBe(250);
  for (const country of allowedCountries) expect(country).toMatch(/^[A-Z]{2}$/);
});
