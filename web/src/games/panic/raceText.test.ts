import { expect, it } from "vitest";
import { loadTexts } from "@/shared/texts";
import { raceText } from "./raceText";

it("says who was first, and by how much", async () => {
  const texts = await loadTexts("en", "panic");
  const say = (seconds: number) => raceText({ seat: 1, seconds }, ["Ada", "Bo"], texts);
  expect(say(0.183)).toBe("Bo's claim was made 0.18 s before yours");
  expect(say(-0.2)).toBe("your claim was made 0.20 s before Bo's");
  expect(raceText(null, [], texts)).toBe("");
});
