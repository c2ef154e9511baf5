/** A figure of a print in a box of 100 by 100: what stays black, what is cut out of it, and what is printed in colour. */
export interface Figure {
  /** Inked, from the back to the front. A light line is cut around each part, so that it stands out from the night. */
  body: readonly string[];
  /** Cut out of the ink: fur, feathers, straws. */
  cuts: string;
  /** In the colour of the suit, over the ink: eyes, twine, marks. */
  glints: string;
}
