/** The rule of each card of the box, for links to the rules page; a test compares them with that page. */

export const CARD_RULES: Readonly<Record<string, string>> = {
  alien: "R5.1",
  saucer: "R5.4",
  walk: "R6.1",
  run: "R6.2",
  skateboard: "R6.3",
  "school-bus": "R6.4",
  "city-bus": "R6.5",
  "walkie-talkies": "R6.6",
  "fence-jump": "R6.7",
  bmx: "R6.8",
  "pep-rally": "R6.9",
  "science-club": "R6.10",
  "pool-party": "R6.11",
  boyfriend: "R6.12",
  "men-in-black": "R6.13",
  "ice-cream-date": "R6.14",
  watches: "R6.15",
  "moms-car": "R6.16",
  carpool: "R6.17",
};
