import { expect, test } from "vitest";
import { structuredData } from "./structuredData.ts";

test.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "\u2028", '"\\'])(
  "the text %j stays text and ends no element",
  (name) => {
    const text = structuredData([{ "@type": "Product", name }]);
    expect(text).not.toContain("<");
    const { "@graph": things } = JSON.parse(text) as { "@graph": unknown[] };
    expect(things).toEqual([{ "@type": "Product", name }]);
  },
);
