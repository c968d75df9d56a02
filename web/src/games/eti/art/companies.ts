/** How the companies look: no two share a colour, a shape or a letter. */

interface Company {
  letter: string;
  colour: string;
  /** A path around 0,0, at most 36 wide and high. */
  shape: string;
  /** Where the foot of the letter is. */
  drop: number;
}

/** The key of the context in which a board says which companies its seats play. */
export const PIECES = Symbol("pieces");

/** The number of the company that a seat plays; its own where nothing else was chosen. */
export function companyOf(seat: number, pieces: readonly number[] = []): number {
  return pieces[seat] ?? seat;
}

/** In the order of the seats. */
export const COMPANIES: readonly Company[] = [
  {
    letter: "A",
    colour: "#ff8078",
    shape: "M0-18 16-12V2C16 11 8 15 0 18-8 15-16 11-16 2V-12Z",
    drop: 7,
  },
  {
    letter: "B",
    colour: "#7cb8ff",
    shape: "M-17 0A17 17 0 1 0 17 0A17 17 0 1 0-17 0Z",
    drop: 7.5,
  },
  { letter: "H", colour: "#8ee07a", shape: "M-9-17H9L18 0 9 17H-9L-18 0Z", drop: 7.5 },
  { letter: "M", colour: "#ffd95a", shape: "M0-19 18 15H-18Z", drop: 12.5 },
  { letter: "N", colour: "#cfa2ff", shape: "M-16-16H16V16H-16Z", drop: 7.5 },
  { letter: "P", colour: "#ffae5e", shape: "M0-19 19 0 0 19-19 0Z", drop: 7.5 },
];
