/** A game's kernels, compiled for the page: each call names only numbers, the arrays have their places in memory. */

import type { GameManifest } from "../protocol";
import { arraysOf, RETURNS, type Arrays, type Module, type Returned } from "./memory";

type Kernel = keyof Returned;

export class Kernels {
  readonly arrays: Arrays;
  readonly #module: Module;

  constructor(instance: WebAssembly.Instance, manifest: GameManifest) {
    this.#module = instance.exports as unknown as Module;
    this.arrays = arraysOf(this.#module, manifest);
  }

  /** Call a kernel; what it returns. */
  call<Name extends Kernel>(name: Name, ...numbers: Parameters<Module[Name]>): Returned[Name] {
    const kernel = this.#module[name] as (...all: Parameters<Module[Name]>) => number;
    const status = kernel(...numbers);
    if (status !== 0) throw new Error(`the kernel ${name} failed with ${status}`);
    return Array.from(this.arrays.returned.subarray(0, RETURNS[name]), Number) as Returned[Name];
  }

  /** Begin a row of random numbers, the same for the same seed as everywhere. */
  seed(seed: bigint): void {
    const { generator } = this.arrays;
    for (let word = 0; word < 3; word++) generator[word] = (seed >> BigInt(32 * word)) & WORD;
    generator[3] = 1n;
    for (let count = 0; count < WARMING; count++) this.call("draw");
  }
}

const WORD = 0xffffffffn;
const WARMING = 12;
