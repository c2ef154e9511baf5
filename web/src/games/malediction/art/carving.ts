/** The gouge: linocut lines as path data. Everything on the cards is cut with these few tools. */

export type Point = readonly [x: number, y: number];

/** A chain of cubic Béziers: a start, then three points for each piece. */
export type Curve = readonly Point[];

/** A steady hand: the same seed always slips in the same way, so a card looks the same wherever it lies. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** One cut of the gouge: thin where it enters and where it leaves the lino. */
export function cut(x: number, y: number, angle: number, length: number, width: number, bend = 0): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [mx, my] = [x + (dx * length) / 2, y + (dy * length) / 2];
  const near = bend * length - width;
  const far = bend * length + width;
  return `M${at(x, y)}Q${at(mx - dy * near, my + dx * near)} ${at(x + dx * length, y + dy * length)}Q${at(mx - dy * far, my + dx * far)} ${at(x, y)}Z`;
}

/** A cut from one point to another. */
export function slash(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  return cut(x1, y1, Math.atan2(y2 - y1, x2 - x1), Math.hypot(x2 - x1, y2 - y1), width, bend);
}

/** Where a curve is at `t` (0 to 1), and in which direction it goes there. */
export function along(curve: Curve, t: number): { x: number; y: number; angle: number } {
  const pieces = (curve.length - 1) / 3;
  const piece = Math.min(Math.floor(t * pieces), pieces - 1);
  const s = t * pieces - piece;
  const [a, b, c, d] = curve.slice(piece * 3, piece * 3 + 4) as [Point, Point, Point, Point];
  const r = 1 - s;
  const place = (i: 0 | 1): number => r ** 3 * a[i] + 3 * r * r * s * b[i] + 3 * r * s * s * c[i] + s ** 3 * d[i];
  const speed = (i: 0 | 1): number => r * r * (b[i] - a[i]) + 2 * r * s * (c[i] - b[i]) + s * s * (d[i] - c[i]);
  return { x: place(0), y: place(1), angle: Math.atan2(speed(1), speed(0)) };
}

export interface Fringe {
  count: number;
  length: number;
  width: number;
  /** How far from the curve the cuts begin, to the right of its direction. */
  inset?: number;
  /** Their direction, turned from the direction of the curve. */
  turn?: number;
  seed?: number;
  bend?: number;
}

/** Cuts in a row along a curve: fur, feathers, the threads of a label. */
export function fringe(
  curve: Curve,
  { count, length, width, inset = 0, turn = 0, seed = 7, bend = 0 }: Fringe,
): string {
  const slip = hand(seed);
  return Array.from({ length: count }, (_, n) => {
    const { x, y, angle } = along(curve, Math.min(0.999, (n + 0.25 + slip() * 0.5) / count));
    const depth = inset * (0.85 + slip() * 0.3);
    const [sx, sy] = [x - Math.sin(angle) * depth, y + Math.cos(angle) * depth];
    return cut(
      sx,
      sy,
      angle + turn + (slip() - 0.5) * 0.25,
      length * (0.7 + slip() * 0.6),
      width * (0.7 + slip() * 0.5),
      bend,
    );
  }).join("");
}

/** A band along a curve that runs from one width to another: a tail, a leg, a drip. */
export function band(curve: Curve, from: number, to: number, steps = 16): string {
  const points = Array.from({ length: steps + 1 }, (_, n) => ({
    ...along(curve, Math.min(0.9999, n / steps)),
    half: (from + ((to - from) * n) / steps) / 2,
  }));
  const side = (sign: 1 | -1) =>
    points.map(({ x, y, angle, half }) => at(x - Math.sin(angle) * half * sign, y + Math.cos(angle) * half * sign));
  return `M${[...side(1), ...side(-1).reverse()].join("L")}Z`;
}

/** A disc as a knife cuts it: many short straight edges, none quite where it should be. */
export function disc(x: number, y: number, radius: number, seed = 3, rough = 0.012, height = radius): string {
  const slip = hand(seed);
  const edges = Math.round(16 + radius * 0.7);
  const points = Array.from({ length: edges }, (_, n) => {
    const turn = (n / edges) * 2 * Math.PI;
    const reach = 1 + (slip() - 0.5) * 2 * rough;
    return at(x + Math.cos(turn) * radius * reach, y + Math.sin(turn) * height * reach);
  });
  return `M${points.join("L")}Z`;
}

/** A rectangle whose edges the knife followed only roughly. */
export function block(x: number, y: number, width: number, height: number, seed = 5, rough = 0.5, corner = 4): string {
  const slip = hand(seed);
  const wobble = () => (slip() - 0.5) * 2 * rough;
  const [r, b] = [x + width, y + height];
  const run = (x1: number, y1: number, x2: number, y2: number): string => {
    const steps = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 13));
    return Array.from({ length: steps + 1 }, (_, n) =>
      at(x1 + ((x2 - x1) * n) / steps + wobble(), y1 + ((y2 - y1) * n) / steps + wobble()),
    ).join("L");
  };
  const sides = [
    run(x + corner, y, r - corner, y),
    run(r, y + corner, r, b - corner),
    run(r - corner, b, x + corner, b),
    run(x, b - corner, x, y + corner),
  ];
  return `M${sides.join("L")}Z`;
}

export interface Rays {
  inner: number;
  outer: number;
  count: number;
  width: number;
  seed?: number;
  /** Only cuts for which this says yes, by where they begin. */
  where?: (x: number, y: number) => boolean;
  /** 1: a circle; more: taller than wide. */
  tall?: number;
  swirl?: number;
  /** How deep a ring of cuts is. */
  depth?: number;
}

/** Cuts that run away from a centre in rings, as the light does around a moon. */
export function rays(
  cx: number,
  cy: number,
  { inner, outer, count, width, seed = 11, where = () => true, tall = 1, swirl = 0, depth = 8 }: Rays,
): string {
  const slip = hand(seed);
  const cuts: string[] = [];
  const rings = Math.max(1, Math.round((outer - inner) / depth));
  for (let ring = 0; ring < rings; ring++) {
    const reach = (outer - inner) / rings;
    const many = Math.round(count * (1 + ring * 0.3));
    for (let n = 0; n < many; n++) {
      const turn = ((n + (ring % 2) / 2 + (slip() - 0.5) * 0.6) / many) * 2 * Math.PI;
      const start = inner + ring * reach + slip() * reach * 0.5;
      const [x, y] = [cx + Math.cos(turn) * start, cy + Math.sin(turn) * start * tall];
      const [length, thick, drift] = [
        reach * (0.6 + slip() * 0.5),
        width * (0.6 + slip() * 0.6) * (1 - ring / (rings * 1.6)),
        slip(),
      ];
      if (where(x, y))
        cuts.push(
          cut(x, y, Math.atan2(Math.sin(turn) * tall, Math.cos(turn)) + swirl, length, thick, (drift - 0.5) * 0.1),
        );
    }
  }
  return cuts.join("");
}

/** The stray marks a gouge leaves where the lino was not cut deep enough. */
export function chatter(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  angle: number,
  seed = 17,
): string {
  const slip = hand(seed);
  return Array.from({ length: count }, () =>
    cut(x + slip() * width, y + slip() * height, angle + (slip() - 0.5) * 0.5, 2 + slip() * 4, 0.25 + slip() * 0.3),
  ).join("");
}
