/** CRC-32, as zlib has it. */

const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

export function crc32(bytes: Uint8Array): number {
  const rest = bytes.reduce((before, byte) => TABLE[(before ^ byte) & 0xff]! ^ (before >>> 8), 0xffffffff);
  return (rest ^ 0xffffffff) >>> 0;
}
