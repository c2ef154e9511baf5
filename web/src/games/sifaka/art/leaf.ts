/** Leaves cut from paper, as paths: drawn by number, so that a whole crown is one path. */

type Point = readonly [number, number];

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function turned(points: readonly Point[], degrees: number): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Fronds all around the origin, swept one way; lengths vary a little, as on a living palm. */
export function crown(fronds: number, length: number, width: number, sweep: number, from = 0): string {
  return around(
    fronds,
    from,
    (stretch) => {
      const [l, w, s] = [length * stretch, width, sweep];
      return [
        [0, 0],
        [-w, -0.25 * l],
        [s * 0.1 - w, -0.62 * l],
        [s, -l],
        [s * 0.55 + w * 0.75, -0.72 * l],
        [w * 1.1, -0.35 * l],
        [0, 0],
      ];
    },
    ([origin, ...curve]) => `M${origin}C${curve.join(" ")}Z`,
  );
}

/** Slits in the same fronds, from the edge towards the rib. */
export function slits(fronds: number, length: number, width: number, sweep: number, from = 0): string {
  const places = [0.36, 0.5, 0.64, 0.78];
  return around(
    fronds,
    from,
    (stretch) =>
      places.flatMap((t): Point[] => {
        const [x, y, w] = [sweep * t * t * 0.9, -length * stretch * t, width * (0.74 - 0.5 * t)];
        return [
          [x - w, y - w * 0.75],
          [x - 0.16 * w, y],
          [x + w, y - w * 0.75],
          [x + 0.16 * w, y],
        ];
      }),
    (points) => points.flatMap((point, i) => (i % 2 === 0 ? [`M${point}L${points[i + 1]}`] : [])).join(""),
  );
}

/** The ribs of the same fronds, as lines. */
export function ribs(fronds: number, length: number, sweep: number, from = 0): string {
  return around(
    fronds,
    from,
    (stretch) => [
      [0, 0],
      [sweep * 0.1, -length * stretch * 0.5],
      [sweep * 0.7, -length * stretch * 0.85],
    ],
    ([a, b, c]) => `M${a}Q${b} ${c}`,
  );
}

function around(
  count: number,
  from: number,
  shape: (stretch: number) => Point[],
  draw: (points: string[]) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const points = turned(shape(1 - 0.09 * ((i * 5) % 3)), from + (360 * i) / count);
    return draw(points.map(([x, y]) => `${round(x)} ${round(y)}`));
  }).join("");
}

/** A fern that grows from (x, y) at an angle: leaflets in pairs, smaller towards the tip. */
export function fern(x: number, y: number, degrees: number, length: number, pairs: number): string {
  const leaflets = Array.from({ length: pairs }, (_, i) => {
    const t = (i + 0.6) / (pairs + 0.4);
    const [[right, down]] = turned([[0, -length * t]], degrees) as [Point];
    const size = length * (0.46 - 0.3 * t);
    return (
      leaf(x + right, y + down, degrees - 52, size, size * 0.26) +
      leaf(x + right, y + down, degrees + 52, size, size * 0.26)
    );
  });
  return leaf(x, y, degrees, length, length * 0.045) + leaflets.join("");
}

/** A plain pointed leaf from (x, y) at an angle. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const points: Point[] = [
    [-width, -length * 0.28],
    [-width * 0.8, -length * 0.72],
    [0, -length],
    [width * 0.8, -length * 0.72],
    [width, -length * 0.28],
    [0, 0],
  ];
  const at = turned(points, degrees).map(([u, v]) => `${round(u + x)} ${round(v + y)}`);
  return `M${round(x)} ${round(y)}C${at.slice(0, 3).join(" ")}C${at.slice(3).join(" ")}Z`;
}

/** A clump of undergrowth: a ring of round lobes. */
export function clump(x: number, y: number, radius: number, lobes: number, depth: number, from = 0): string {
  const at = (degrees: number, r: number) => {
    const angle = ((from + degrees) * Math.PI) / 180;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  };
  const step = 360 / lobes;
  const arcs = Array.from(
    { length: lobes },
    (_, i) => `Q${at((i + 0.5) * step, radius + depth * (1.4 + ((i * 7) % 3) * 0.35))} ${at((i + 1) * step, radius)}`,
  );
  return `M${at(0, radius)}${arcs.join("")}Z`;
}
