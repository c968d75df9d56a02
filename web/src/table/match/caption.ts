/** The line under the board: what is being shown, or what a bot says to it. */

import type { News } from "@/generated/protocol";
import type { Texts } from "@/shared/texts";

export function captionOf(news: News, names: readonly string[], texts: Texts): string {
  const { text, said, speaker } = news;
  if (!said || speaker == null) return text;
  const name = texts.format("label-colon", { label: names[speaker] ?? "" });
  return `${name} ${texts.format("said", { text: said })}`;
}
