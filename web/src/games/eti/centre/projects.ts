/** The projects that lie in the centre of the table. */

import type { View } from "@/generated/eti/view";

/** Their ids: first the one an event shows, or the one just won, which lies in no vault yet. */
export function projectsIn(view: View): string[] {
  const apart = view.shown ?? view.decision.project;
  return [...(apart && !view.centre.includes(apart) ? [apart] : []), ...view.centre];
}

/** The seats that study a project. */
export function studentsOf(project: string, view: View): number[] {
  return view.seats.flatMap(({ study }, seat) => (study === project ? [seat] : []));
}
