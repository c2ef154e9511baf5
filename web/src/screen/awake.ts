/** Keeps the screen on while it shows a table, where the browser lets a page do that. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // The device may refuse, when its battery is low: then the screen goes dark as it always does.
    }
  }

  const again = () => void hold();
  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
