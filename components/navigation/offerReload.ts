const notice = () => document.getElementById("unloaded");
const reload = () => location.reload();

/** Says that something of the page did not load, and offers to load it again. */
export function offerReload(): void {
  const element = notice();
  const button = element?.querySelector("button");
  if (!element || !button) return;
  element.hidden = false;
  button.addEventListener("click", reload);
}

/** Takes the offer back: another page has been loaded. */
export function withdrawReload(): void {
  const element = notice();
  if (element) element.hidden = true;
}
