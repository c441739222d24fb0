import { Kind, parse, visit } from "graphql";
import { expect, test } from "vitest";
import { operationTexts } from "#server/backend/door/operations.ts";
import { replaceWidths } from "#server/backend/sessions/shopGateway.ts";
import { createPictureRules } from "./pictureRules.ts";

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
