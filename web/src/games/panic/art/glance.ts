/** Where the eyes of a figure look: how far they are moved from the middle. */
export interface Glance {
  x: number;
  y: number;
}

/** The glance of a figure that looks at an angle, in degrees clockwise from the east; null where it looks ahead. */
export function glanceAt(angle: number | null): Glance {
  if (angle === null) return { x: 0, y: 0 };
  const radians = (angle * Math.PI) / 180;
  return { x: 2.2 * Math.cos(radians), y: 2.2 * Math.sin(radians) };
}
