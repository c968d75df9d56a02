/** About how much room the companies under attack take, in pixels; the styles say the same. */

export const COMPANY_WIDTH = 240;
/** Where there are more companies than this, their projects are signs without names. */
export const MOST_WITH_NAMES = 3;
/** Signs of projects in a row. */
const SIGNS = 3;
const GAP = 8;
const MOUSE = { company: 225, projects: 39 };
const TOUCH = { company: 320, projects: 48 };

/** The height of all companies side by side, by how many projects each has. */
export function heightOf(projects: number[], width: number, touch: boolean): number {
  const size = touch ? TOUCH : MOUSE;
  const columns = Math.max(1, Math.floor(width / COMPANY_WIDTH));
  const inRow = projects.length > MOST_WITH_NAMES ? SIGNS : 1;
  let height = 0;
  for (let first = 0; first < projects.length; first += columns) {
    const most = Math.max(1, ...projects.slice(first, first + columns));
    height += size.company + size.projects * Math.ceil(most / inRow) + GAP;
  }
  return height;
}
