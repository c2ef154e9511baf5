/** The lines of a chart: how everybody's chance of winning went from moment to moment. */

/** A moment, and a share of the victory from 0 to 1. */
export type Point = readonly [moment: number, share: number];
export type Course = readonly Point[];

/** Every moment at which anybody's chance is known, in order. */
export function momentsOf(courses: readonly Course[]): number[] {
  return [...new Set(courses.flatMap((course) => course.map(([moment]) => moment)))].sort((a, b) => a - b);
}

/** What a seat could hope for at a moment, by what was last known; undefined before anything was. */
export function shareAt(course: Course, moment: number): number | undefined {
  return course.findLast(([known]) => known <= moment)?.[1];
}

/** The one of some moments that lies nearest. */
export function nearest(moments: readonly number[], wanted: number): number {
  return moments.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), moments[0]!);
}

/** The moment so many places further, as far as there are any. */
export function further(moments: readonly number[], from: number, by: number): number {
  const place = moments.indexOf(nearest(moments, from)) + by;
  return moments[Math.min(Math.max(place, 0), moments.length - 1)]!;
}
