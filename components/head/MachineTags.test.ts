import { expect, test } from "vitest";
import { structuredData } from "./MachineTags.tsx";

test.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "\u2028", '"\\'])(
  "structuredData escapes %j so that it cannot close the script element",
  (name) => {
    const text = structuredData([{ "@type": "Product", name }]);
    expect(text).not.toContain("<");
    const { "@graph": jsonLd } = JSON.parse(text) as { "@graph": unknown[] };
    expect(jsonLd).toEqual([{ "@type": "Product", name }]);
  },
);
