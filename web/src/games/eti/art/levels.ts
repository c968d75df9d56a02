/** The numerals of the five levels of projects. */
export const LEVELS = ["I", "II", "III", "IV", "V"];
