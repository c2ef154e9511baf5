import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("messages of every length hash as they do elsewhere", () => {
  for (let length = 0; length <= 200; length++) {
    const message = randomBytes(length);
    expect(sha256(message.toString("hex"))).toBe(createHash("sha256").update(message).digest("hex"));
  }
});
