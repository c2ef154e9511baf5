/** A number as people read it: a real minus sign, not a hyphen; the counterpart of `figure` in katta.core.message. */
export function figure(number: number): string {
  return withMinus(String(number));
}

/** Points won or lost: `+3`, `−2`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points);
}

/** A text of digits with its hyphens as minus signs. */
export function withMinus(digits: string): string {
  return digits.replace(/-/g, "\u2212");
}
