// Reload notice in the page's HTML: the alert that part of the page did not load.

const notice = () => document.getElementById("unloaded");
const reload = () => location.reload();

/** Shows the alert; its button reloads the page. */
export function showReloadNotice(): void {
  const element = notice();
  const button = element?.querySelector("button");
  if (!element || !button) return;
  element.hidden = false;
  button.addEventListener("click", reload);
}

/** Hides the alert: another page has been loaded. */
export function hideReloadNotice(): void {
  const element = notice();
  if (element) element.hidden = true;
}
