import { expect, test } from "vitest";
import { figure, signed } from "./figure";

test("negative numbers have a minus sign", () => {
  expect([-12, 0, 3].map(figure)).toEqual(["−12", "0", "3"]);
});

test("points won or lost have their sign", () => {
  expect([-2, 0, 3].map(signed)).toEqual(["−2", "0", "+3"]);
});
