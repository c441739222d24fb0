import styles from "./ThemeSwitch.module.css";

const themes = [
  ["auto", "Automatic"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** Checks the radio of the theme that the head's script has applied (`theme.ts`). */
function showTheme(radio: HTMLInputElement | null): void {
  if (radio) radio.checked = radio.value === document.documentElement.dataset["theme"];
}

/**
 * Switch for light, dark and automatic colors. The head's script applies and stores a choice; without
 * script the switch is hidden.
 */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.theme}>
      <legend>Colours</legend>
      {themes.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} autoComplete="off" ref={showTheme} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
