const OUTLINES = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21",
  menu: "M3 6.5h18M3 12h18M3 17.5h18",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  filter: "M3 7h9M16 7h5M3 17h5M12 17h9M14 9.5v-5M10 19.5v-5",
} as const;

export type IconName = keyof typeof OUTLINES;

/** Icon in the color of the surrounding text. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
