// Calls kernels of a module as it is told, a line of JSON each, and answers with what they took.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module);

for await (const line of createInterface({ input: process.stdin })) {
  const { arrays, kernel, numbers, read } = JSON.parse(line);
  for (const [name, bytes] of Object.entries(arrays))
    Buffer.from(bytes, "base64").copy(Buffer.from(exports.memory.buffer), exports[name].value);
  const begun = performance.now();
  const status = exports[kernel](...numbers);
  const seconds = (performance.now() - begun) / 1000;
  const [name, length] = read;
  const found = Buffer.from(exports.memory.buffer, exports[name].value, length).toString("base64");
  process.stdout.write(`${JSON.stringify({ status, seconds, found })}\n`);
}
