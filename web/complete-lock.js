/**
 * Completes package-lock.json after `npm install`: a registry that mirrors only some platforms leaves the optional
 * binaries of the others out of the lock, and `npm ci` then refuses it on every platform. Their versions are pinned by
 * the package that asks for them; npm takes the one that fits the machine.
 */
import { readFileSync, writeFileSync } from "node:fs";

const PATH = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(PATH, "utf-8"));

/** `darwin` and `arm64` of `@rolldown/binding-darwin-arm64`. */
function platform(name) {
  const found = name.match(/(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)/);
  if (!found) throw new Error(`for which platform is ${name}?`);
  const [, os, cpu] = found;
  return os === "wasm32" ? { cpu: ["wasm32"] } : { cpu: [cpu], os: [os] };
}

const owners = Object.values(lock.packages).filter((one) => one.optionalDependencies);
for (const [name, version] of owners.flatMap((one) => Object.entries(one.optionalDependencies))) {
  lock.packages[`node_modules/${name}`] ??= { version, ...platform(name), dev: true, optional: true };
}
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
