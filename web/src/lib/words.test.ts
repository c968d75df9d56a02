import { describe, expect, it } from "vitest";
import english from "../texts/en.ftl?raw";
import french from "../texts/fr.ftl?raw";
import { Words } from "./words";

const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);

describe("the client's own texts", () => {
  it("are the same in both languages", () => {
    expect(ids(french)).toEqual(ids(english));
  });

  it("are there once each", () => {
    const all = ids(english);
    expect(all).toHaveLength(new Set(all).size);
  });
});

describe("words", () => {
  const words = new Words("en", [
    "spot = { $id }\n    .at = on { $id }\nspot-pool = Pool\n    .at = in the Pool\n",
  ]);

  it("call things by name, slots by their place, and the nameless by their id", () => {
    expect(words.name("spot", "pool.2")).toBe("Pool");
    expect(words.name("spot", "pool", "at")).toBe("in the Pool");
    expect(words.name("spot", "e9", "at")).toBe("on e9");
  });

  it("give back an id they do not know", () => {
    expect(words.say("nothing")).toBe("nothing");
  });
});
