/** What the claim button says, and whether a claim would be right as far as the viewer is shown. */

import type { Move } from "@/generated/panic/moves";
import type { View } from "@/generated/panic/view";
import type { Texts } from "@/shared/texts";
import type { Choice } from "@/games/module";

export interface ClaimButton {
  label: string;
  /** Why a claim would be wrong, or what it brings. */
  why: string;
  enabled: boolean;
  /** Whether it is the thing to do. */
  lit: boolean;
  /** Whether it was pressed although the town has a fault: the next press claims. */
  warns: boolean;
}

export interface ClaimMoment {
  view: View;
  choices: Choice<Move>[];
  /** How many tiles lie, with the moves that are still on their way. */
  laid: number;
  /** Whether moves are on their way, so that what the view says of the town is out of date. */
  editing: boolean;
  /** Whether a claim is on its way. */
  sending: boolean;
  warned: boolean;
  canAct: boolean;
  /** How close the race for the token was, if it was. */
  race: string;
}

/** What a press does: claim, ask the server why not, or warn first. */
export type Press = "claim" | "ask" | "warn";

export function pressOf(moment: ClaimMoment): Press {
  if (moment.laid < 9) return "ask";
  if (moment.editing || faultOf(moment) === null) return "claim";
  if (!moment.choices.some(({ move }) => move.kind === "claim")) return "ask";
  return moment.warned ? "claim" : "warn";
}

export function claimButton(moment: ClaimMoment, texts: Texts): ClaimButton {
  const { view, laid, canAct, sending, warned } = moment;
  const token = view.viewer === null ? null : (view.seats[view.viewer]?.token ?? null);
  const say = (label: string, why: string): ClaimButton => ({
    label: texts.format(label),
    why,
    enabled: canAct,
    lit: false,
    warns: false,
  });
  if (sending) return say("panic-claim-sent", texts.format("panic-claim-sent-why"));
  if (token !== null) return say("panic-claim-done", doneText(token, moment.race, texts));
  if (laid < 9) return say("panic-claim", texts.format("panic-claim-missing", { left: 9 - laid }));
  const fault = moment.editing ? null : faultOf(moment);
  if (fault === null)
    return { ...say("panic-claim", texts.format("panic-claim-now")), lit: canAct };
  const why = texts.format(`panic-claim-${fault}`);
  return { ...say(warned ? "panic-claim-anyway" : "panic-claim", why), warns: warned };
}

function doneText(token: number, race: string, texts: Texts): string {
  return [texts.format("label-token", { token }), race].filter(Boolean).join(" · ");
}

function faultOf({ view }: ClaimMoment): string | null {
  const kind = view.town?.fault?.kind ?? null;
  return kind === "unfinished" ? null : kind;
}
