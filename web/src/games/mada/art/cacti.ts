/** The thirteen cacti, each a silhouette of its own that grows with its value. Their roots are at y = 306 of 350. */

export interface Stem {
  d: string;
  width: number;
}

export interface PadPlace {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export type Perch = readonly [x: number, y: number, turn: number];

/** A lemur behind the cactus: its head, its tail, or both. */
export interface Hidden {
  head?: { x: number; y: number; size: number; turn: number; look: number };
  tail?: string;
}

export interface Growth {
  stems?: Stem[];
  pads?: PadPlace[];
  /** Where pears grow, the best places first. There are more than Katta's own box needs, for other boxes. */
  perches: Perch[];
  lemurs?: Hidden[];
}

const stem = (d: string, width: number): Stem => ({ d, width });
const pad = (x: number, y: number, size: number, turn = 0): PadPlace => ({ x, y, size, turn });

/** A place on the rim of a pad, so many degrees from its tip. */
function rim({ x, y, size, turn }: PadPlace, degrees = 0): Perch {
  const [angle, tilt] = [degrees, turn].map((each) => (each * Math.PI) / 180) as [number, number];
  const [across, up] = [38 * size * Math.sin(angle), 50 * size * (1 + Math.cos(angle)) - 5];
  const place = [x + across * Math.cos(tilt) + up * Math.sin(tilt), y + across * Math.sin(tilt) - up * Math.cos(tilt)];
  return [Math.round(place[0]!), Math.round(place[1]!), turn + degrees];
}

const ONE = [pad(152, 308, 1)];
const TWO = [pad(172, 252, 0.68, 30), pad(136, 310, 1.05, -6)];
const FIVE = [pad(104, 244, 0.66, -36), pad(172, 226, 0.86, 16), pad(142, 312, 1.05)];
const SEVEN = [
  pad(96, 268, 0.56, -68),
  pad(110, 232, 0.62, -28),
  pad(186, 258, 0.56, 46),
  pad(164, 218, 0.86, 10),
  pad(140, 312, 1.1),
];
const ELEVEN = [
  pad(62, 226, 0.5, -16),
  pad(100, 288, 0.84, -38),
  pad(102, 230, 0.5, 20),
  pad(186, 194, 0.5, 40),
  pad(176, 268, 0.6, 44),
  pad(156, 202, 0.86, 0),
  pad(144, 294, 1.05, 6),
];
const THIRTEEN = [
  pad(118, 218, 0.54, -72),
  pad(186, 218, 0.5, 64),
  pad(138, 208, 0.6, -32),
  pad(176, 202, 0.72, 26),
  pad(156, 200, 0.94, -2),
];

export const CACTI: readonly Growth[] = [
  { pads: ONE, perches: [0, 42, -42, 80, -80, 20].map((degrees) => rim(ONE[0]!, degrees)) },
  {
    pads: TWO,
    perches: [
      rim(TWO[1]!, -4),
      rim(TWO[0]!, 0),
      rim(TWO[1]!, -48),
      rim(TWO[0]!, -50),
      rim(TWO[1]!, 84),
      rim(TWO[1]!, -90),
    ],
  },
  {
    stems: [stem("M150 266H182Q206 266 206 242V226", 36), stem("M150 312V192", 60)],
    perches: [
      [150, 166, 0],
      [206, 212, 0],
      [128, 176, -40],
      [174, 178, 44],
      [122, 222, -90],
      [222, 244, 90],
    ],
    lemurs: [{ tail: "M150 296C96 306 62 284 66 250C70 224 104 226 98 250" }],
  },
  {
    stems: [stem("M120 300V244", 62), stem("M208 304V268", 46), stem("M168 306V200", 68)],
    perches: [
      [168, 168, 0],
      [112, 218, -16],
      [212, 248, 12],
      [194, 184, 48],
      [144, 182, -48],
      [94, 246, -80],
    ],
    lemurs: [
      {
        head: { x: 66, y: 262, size: 0.66, turn: -12, look: 1 },
        tail: "M180 290C236 290 236 236 222 208C212 186 190 190 194 208",
      },
    ],
  },
  {
    pads: FIVE,
    perches: [
      rim(FIVE[0]!),
      rim(FIVE[1]!),
      rim(FIVE[2]!, 12),
      rim(FIVE[1]!, 56),
      rim(FIVE[0]!, -60),
      rim(FIVE[2]!, -90),
    ],
    lemurs: [{ tail: "M150 292C186 306 226 292 218 260C212 240 188 246 196 264" }],
  },
  {
    stems: [
      stem("M152 246H104Q80 246 80 222V212", 38),
      stem("M152 268H192Q214 268 214 246V206", 36),
      stem("M150 312V140", 60),
    ],
    perches: [
      [150, 114, 0],
      [80, 196, -4],
      [214, 190, 4],
      [174, 128, 44],
      [122, 168, -90],
      [230, 232, 90],
    ],
    lemurs: [{ head: { x: 96, y: 296, size: 0.6, turn: -10, look: 1 } }],
  },
  {
    pads: SEVEN,
    perches: [
      rim(SEVEN[1]!, -6),
      rim(SEVEN[3]!, 6),
      rim(SEVEN[0]!, 24),
      rim(SEVEN[2]!, -30),
      rim(SEVEN[3]!, 62),
      rim(SEVEN[4]!, 0),
    ],
    lemurs: [{ head: { x: 204, y: 288, size: 0.62, turn: 10, look: -1 } }],
  },
  {
    stems: [
      stem("M146 250H84Q58 250 58 224V220", 34),
      stem("M146 276H194Q218 276 218 252V210", 34),
      stem("M146 222H166Q188 222 188 200V132", 32),
      stem("M132 312V176", 56),
    ],
    perches: [
      [188, 118, 4],
      [130, 152, 0],
      [58, 206, -6],
      [218, 196, 6],
      [104, 206, -80],
      [208, 160, 80],
    ],
    lemurs: [{ tail: "M150 292C196 304 200 254 172 246C152 240 146 262 164 268" }],
  },
  {
    stems: [stem("M58 304V240", 42), stem("M100 306V206", 48), stem("M194 306V152", 46), stem("M146 310V114", 58)],
    perches: [
      [146, 88, 0],
      [195, 132, 6],
      [98, 186, -6],
      [56, 222, -8],
      [212, 178, 80],
      [170, 104, 46],
    ],
    lemurs: [{ head: { x: 220, y: 260, size: 0.62, turn: 14, look: -1 } }],
  },
  {
    stems: [
      stem("M160 272H80Q54 272 54 246V236", 34),
      stem("M160 240H118Q98 240 98 220V202", 32),
      stem("M160 262H196Q218 262 218 240V188", 34),
      stem("M160 196H180Q196 196 196 180V124", 28),
      stem("M156 312V84", 58),
    ],
    perches: [
      [156, 60, 0],
      [54, 222, -4],
      [97, 190, 0],
      [218, 174, 6],
      [196, 114, 6],
      [124, 170, -80],
    ],
    lemurs: [{ head: { x: 102, y: 298, size: 0.56, turn: -8, look: 1 }, tail: "M156 300C196 310 226 296 216 276" }],
  },
  {
    stems: [stem("M150 312V270", 46)],
    pads: ELEVEN,
    perches: [
      rim(ELEVEN[0]!),
      rim(ELEVEN[2]!),
      rim(ELEVEN[5]!),
      rim(ELEVEN[3]!, -34),
      rim(ELEVEN[4]!, -34),
      rim(ELEVEN[5]!, -56),
    ],
    lemurs: [{ head: { x: 196, y: 300, size: 0.56, turn: 8, look: -1 } }],
  },
  {
    stems: [
      stem("M156 284H74Q48 284 48 258V246", 34),
      stem("M156 250H110Q90 250 90 230V206", 34),
      stem("M156 274H200Q220 274 220 252V226", 32),
      stem("M156 232H180Q206 232 206 208V162", 32),
      stem("M156 312V120", 62),
    ],
    perches: [
      [144, 98, -18],
      [171, 98, 20],
      [48, 232, -6],
      [90, 192, 0],
      [206, 148, 6],
      [220, 212, 8],
    ],
    lemurs: [{ tail: "M152 298C104 316 72 300 84 262" }, { head: { x: 196, y: 304, size: 0.56, turn: 10, look: -1 } }],
  },
  {
    stems: [
      stem("M156 280H70Q48 280 48 260V254", 38),
      stem("M156 270H192Q214 270 214 250V244", 36),
      stem("M154 312V196", 82),
    ],
    pads: THIRTEEN,
    perches: [
      rim(THIRTEEN[4]!),
      rim(THIRTEEN[3]!, 4),
      rim(THIRTEEN[2]!, -14),
      rim(THIRTEEN[0]!, 24),
      [48, 238, -6],
      [214, 228, 6],
    ],
    lemurs: [
      { head: { x: 88, y: 306, size: 0.56, turn: -8, look: 1 } },
      { head: { x: 204, y: 306, size: 0.56, turn: 8, look: -1 } },
    ],
  },
];
