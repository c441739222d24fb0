import { t } from "#words/t.ts";
import styles from "./ThemeSwitch.module.css";

// Theme switch of the footer: light, dark or automatic colors.

/** Checks the radio of the theme that the head's script has applied (`theme.ts`). */
function showTheme(radio: HTMLInputElement | null): void {
  if (radio) radio.checked = radio.value === document.documentElement.dataset["theme"];
}

/**
 * Renders radio buttons. The head's script applies and stores a choice; without script the switch
 * is hidden.
 */
export function ThemeSwitch() {
  const themes = [
    ["auto", t("footer.themeAutomatic")],
    ["light", t("footer.themeLight")],
    ["dark", t("footer.themeDark")],
  ] as const;
  return (
    <fieldset className={styles.theme}>
      <legend>{t("footer.colours")}</legend>
      {themes.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} autoComplete="off" ref={showTheme} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
