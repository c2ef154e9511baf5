/** A table is played in one tab at a time: whichever holds the browser's lock of its name. */

/** A tab that is being loaded anew lets go of its tables a moment after it asks for them. */
const MOMENT_MILLISECONDS = 1500;

export type Release = () => void;

/** Hold a name; null if another tab does. `lost` is called should another tab take it. */
export function hold(name: string, takes: boolean, lost: () => void): Promise<Release | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    let isHeld = false;
    const held = () =>
      new Promise<void>((release) => {
        isHeld = true;
        resolve(release);
      });
    const wish = takes ? { steal: true } : { signal: AbortSignal.timeout(MOMENT_MILLISECONDS) };
    locks.request(name, wish, held).catch(() => {
      if (isHeld) lost();
      else resolve(null);
    });
  });
}
