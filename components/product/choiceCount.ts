/**
 * Returns the number of an attribute's values to choose from, "Colour: 4 choices". The merchant's
 * word is left as it is: its plural and its small letters are those of an unknown language.
 */
export const choiceCount = (label: string, count: number): string =>
  `${label && `${label}: `}${count} choices`;
