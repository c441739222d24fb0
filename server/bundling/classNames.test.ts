import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withNamedClasses } from "./classNames.ts";

test("class names are imported one by one, other default imports stay", () => {
  const code = `import styles from "./Card.module.css";\nimport React from "react";\n`;
  expect(withNamedClasses(code)).toBe(
    `import * as styles from "./Card.module.css";\nimport React from "react";\n`,
  );
});

test("every class of a CSS module has a name that can be exported", () => {
  const reserved = /^(?:default|delete|do|for|if|in|new|null|switch|this|try|var|void|while|with)$/;
  const unusable = globSync("{components,pages,shop}/**/*.module.css").flatMap((file) => {
    // A global class, such as a block's of WordPress, is none of the module.
    const others = /\/\*.*?\*\/|"[^"]*"|(?:url|:global)\([^)]*\)/gs;
    const sheet = readFileSync(file, "utf8").replaceAll(others, "");
    return [...sheet.matchAll(/\.([a-z][\w-]*)/gi)]
      .flatMap(([, name = ""]) => name)
      .filter((name) => name.includes("-") || reserved.test(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unusable).toEqual([]);
});
