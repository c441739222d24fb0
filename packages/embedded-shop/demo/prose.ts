/**
 * Sets copy as the HTML a shop editor would save: a string becomes a paragraph, a list of
 * strings becomes a bulleted list. The text is HTML already (`&amp;`, `<strong>`).
 */
export function prose(...blocks: (string | string[])[]): string {
  return blocks.map(setBlock).join("\n");
}

function setBlock(block: string | string[]): string {
  if (typeof block === "string") return `<p>${block}</p>`;
  const items = block.map((item) => `<li>${item}</li>`);
  return `<ul>\n${items.join("\n")}\n</ul>`;
}
