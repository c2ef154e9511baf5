import { expect, test } from "vitest";
import { Turnstile } from "./turnstile";

test("changes are made one by one, in the order in which they came, and one that fails holds nobody up", async () => {
  const turnstile = new Turnstile();
  const done: string[] = [];
  const slow = turnstile.pass(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    done.push("slow");
  });
  const failing = turnstile.pass(() => {
    done.push("failing");
    throw new Error("no");
  });
  const quick = turnstile.pass(() => done.push("quick"));
  await expect(failing).rejects.toThrow("no");
  await Promise.all([slow, quick]);
  expect(done).toEqual(["slow", "failing", "quick"]);
});
