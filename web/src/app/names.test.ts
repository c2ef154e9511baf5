import { describe, expect, it } from "vitest";
import { isTaken, nickname, numbered, suggestion } from "./names";

const LEMURS = ["Maki", "Indri"];

describe("names", () => {
  it("are the same if they differ by case only", () => {
    expect(isTaken("ADA", ["Ben", "ada"])).toBe(true);
    expect(isTaken("Strauß", ["STRAUSS"])).toBe(true);
    expect(isTaken("Ad", ["Ada"])).toBe(false);
  });

  it("get a number where they are taken", () => {
    expect(numbered("Ada", ["Ben"])).toBe("Ada");
    expect(numbered("ada", ["Ada"])).toBe("ada 2");
    expect(numbered("Ada", ["Ada", "ada 2", "Ada 3"])).toBe("Ada 4");
  });

  it("stay short enough with a number", () => {
    const long = "x".repeat(40);
    expect(numbered(long, [long])).toBe(`${"x".repeat(38)} 2`);
  });

  it("are lemurs for whoever has none, as long as there are lemurs", () => {
    expect(nickname(LEMURS, [])).toBe("Maki");
    expect(nickname(LEMURS, ["maki"])).toBe("Indri");
    expect(nickname(LEMURS, ["Maki", "INDRI"])).toBe("Maki 2");
  });

  it("are those of last time where they are free", () => {
    expect(suggestion("Ada", LEMURS, ["Ben"])).toBe("Ada");
    expect(suggestion("Ada", LEMURS, ["ADA"])).toBe("Maki");
    expect(suggestion("", LEMURS, ["Maki"])).toBe("Indri");
  });
});
