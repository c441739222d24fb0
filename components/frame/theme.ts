// Theme script, inlined in every page's head: it applies the shopper's choice of light or dark colors
// before the first paint, so that none flashes in the other. Cached pages are the same for everyone:
// the choice is in local storage, which no request sends. It is identical in every page of a build,
// so that the content security policy can name its hash. Every byte delays the first paint.

const KEY = "vitrine.theme";
const { dataset } = document.documentElement;

/** Applies the stored choice; where storage is forbidden, that of this page. */
function update(): void {
  let theme = dataset["theme"];
  try {
    theme = localStorage[KEY] as string | undefined;
  } catch {}
  dataset["theme"] = theme ??= "auto";
  // `DocumentHead` has the light color first.
  document.querySelectorAll<HTMLMetaElement>("meta[media]").forEach((color, index) => {
    const scheme = index ? "dark" : "light";
    color.media =
      theme === "auto" ? `(prefers-color-scheme:${scheme})` : theme === scheme ? "" : "not all";
  });
  for (const radio of document.querySelectorAll<HTMLInputElement>("[name=theme]"))
    radio.checked = radio.value === theme;
}

update();
// Another tab's choice; a page from the back/forward cache has missed it.
addEventListener("storage", update);
addEventListener("pageshow", update);
addEventListener("change", ({ target }) => {
  const radio = target as HTMLInputElement;
  if (radio.name !== "theme") return;
  dataset["theme"] = radio.value;
  try {
    localStorage[KEY] = radio.value;
  } catch {}
  update();
});
