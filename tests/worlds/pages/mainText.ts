/** Returns the texts of a page's main part, separated by bars. */
export const mainText = (html: string): string =>
  html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll(/\|{2,}/g, "|");
