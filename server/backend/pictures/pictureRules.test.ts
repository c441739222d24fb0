import { Kind, parse, visit } from "graphql";
import { describe, expect, test } from "vitest";
import { operationTexts } from "#server/backend/door/operations.ts";
import { replaceWidths } from "#server/backend/sessions/shopGateway.ts";
import { createPictureRules } from "./pictureRules.ts";

const ofWordpress = createPictureRules({ origin: "https://wp.example" }, ["https://cdn.example"]);
const ofEmbedded = createPictureRules({ uploads: async () => undefined });

const widest = (srcSet: string | undefined) => srcSet?.split(", ").at(-1);

test("A picture has a URL for each width", () => {
  expect(ofEmbedded.srcSetOf("/wp-content/uploads/mug.webp")).toBe(
    "/img/160/wp-content/uploads/mug.webp 160w, /img/320/wp-content/uploads/mug.webp 320w, " +
      "/img/480/wp-content/uploads/mug.webp 480w, /img/640/wp-content/uploads/mug.webp 640w, " +
      "/img/960/wp-content/uploads/mug.webp 960w, /img/1200/wp-content/uploads/mug.webp 1200w, " +
      "/img/1600/wp-content/uploads/mug.webp 1600w",
  );
});

describe("A picture URL round-trips", () => {
  test.each([
    ["https://wp.example/wp-content/uploads/2026/11/a%20mug.jpg", "backend"],
    ["https://wp.example/app/uploads/mug.png", "backend"],
    ["https://cdn.example/i/mug?fit=300%2C400&ssl=1", "listed"],
  ] as const)("%s", (address, from) => {
    const [path = ""] = widest(ofWordpress.srcSetOf(address))?.split(" ") ?? [];
    expect(ofWordpress.requestedPicture(path)).toEqual({ source: { from, address }, width: 1600 });
  });
});

test("Pictures under WordPress's other protocol count as its own, at the protocol it uses", () => {
  expect(ofWordpress.sourceOf("http://wp.example/wp-content/uploads/a.jpg")).toEqual({
    from: "backend",
    address: "https://wp.example/wp-content/uploads/a.jpg",
  });
});

test("The search string of an upload is ignored", () => {
  expect(ofWordpress.sourceOf("https://wp.example/wp-content/uploads/a.jpg?x=1#y")).toEqual(
    ofWordpress.sourceOf("https://wp.example/wp-content/uploads/a.jpg"),
  );
});

test.each([
  "https://other.example/wp-content/uploads/a.jpg",
  "https://wp.example:8443/wp-content/uploads/a.jpg",
  "https://wp.example/wp-json/wp/v2/users",
  "https://wp.example/wp-content/uploads/a.php",
  "//cdn.example/a.jpg",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "",
])("%s is not rewritten", (address) => {
  expect(ofWordpress.srcSetOf(address)).toBeUndefined();
});

test("The embedded shop serves its own pictures only", () => {
  expect(ofEmbedded.srcSetOf("https://wp.example/wp-content/uploads/a.jpg")).toBeUndefined();
});

test("An origin that is neither WordPress's nor listed is reported once, with its first picture", () => {
  const reported: string[] = [];
  const { srcSetOf } = createPictureRules(
    { origin: "https://wp.example" },
    ["https://cdn.example"],
    (origin) => reported.push(origin),
  );
  const pictures = [
    "https://other.example/a.jpg",
    "https://other.example/b.jpg",
    "http://wp.example/smiley.svg",
    "https://cdn.example/a.jpg",
    "/wp-content/uploads/a.jpg",
    "data:image/gif;base64,AAAA",
    "",
  ];
  for (const address of pictures) srcSetOf(address);
  expect(reported).toEqual(["https://other.example"]);
});

const rules = createPictureRules({ origin: "https://wp.example" });

test("replaceWidths replaces WordPress's widths with the storefront's if it resizes the picture", () => {
  const own = { sourceUrl: "https://wp.example/wp-content/uploads/a.jpg", srcSet: null };
  const strange = { sourceUrl: "https://other.example/a.jpg", srcSet: "a-300.jpg 300w" };
  const result = { data: { nodes: [{ image: own }, { image: strange }, null] } };
  replaceWidths(result, rules);
  expect(own.srcSet).toContain("/img/640/https/wp.example/wp-content/uploads/a.jpg 640w");
  expect(own.sourceUrl).toBe("https://wp.example/wp-content/uploads/a.jpg");
  expect(strange.srcSet).toBe("a-300.jpg 300w");
});

test("A picture that is requested without srcSet gets none", () => {
  const image = { sourceUrl: "https://wp.example/wp-content/uploads/a.jpg" };
  replaceWidths({ image }, rules);
  expect(image).not.toHaveProperty("srcSet");
});

test("Every operation fetches sourceUrl wherever it fetches srcSet", () => {
  const alone: string[] = [];
  let pictures = 0;
  for (const text of operationTexts()) {
    visit(parse(text), {
      SelectionSet({ selections }) {
        const fields = selections.map((field) =>
          field.kind === Kind.FIELD ? field.name.value : "",
        );
        if (!fields.includes("srcSet")) return;
        pictures += 1;
        if (!fields.includes("sourceUrl")) alone.push(text);
      },
    });
  }
  expect(pictures).toBeGreaterThan(0);
  expect(alone).toEqual([]);
});
