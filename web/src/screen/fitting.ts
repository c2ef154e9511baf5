/** Everything on a television grows with it: all sizes follow from the root's letters, which are as large as fits. */

/** The letters' part of the height and the width of the screen, if there is room. */
const OF_HEIGHT = 0.024;
const OF_WIDTH = 0.0135;
/** Smaller than this they are never made. */
const LEAST = 0.6;
const STEP = 0.97;
/** On so small a screen nobody looks from the sofa: letters stay as they are, and one scrolls. */
const SMALL = 500;

/** Makes the letters of the page as large as lets an element show all that is in it; and again when that changes. */
export function fitting(element: HTMLElement): () => void {
  const root = document.documentElement;
  let size = 0;

  function fit(isAnew: boolean): void {
    const wanted = Math.min(OF_HEIGHT * innerHeight, OF_WIDTH * innerWidth);
    if (Math.min(innerHeight, innerWidth) < SMALL) {
      root.style.fontSize = "";
      return;
    }
    if (isAnew || size === 0) size = wanted;
    root.style.fontSize = `${size}px`;
    while (isTooSmall() && size > LEAST * wanted) {
      size *= STEP;
      root.style.fontSize = `${size}px`;
    }
  }

  const isTooSmall = () =>
    element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  const anew = () => fit(true);
  const observer = new ResizeObserver(() => fit(false));
  const watched = new MutationObserver(() => observe());

  function observe(): void {
    observer.disconnect();
    for (const child of element.children) observer.observe(child);
  }

  anew();
  observe();
  watched.observe(element, { childList: true });
  addEventListener("resize", anew);
  void document.fonts.ready.then(anew);
  return () => {
    observer.disconnect();
    watched.disconnect();
    removeEventListener("resize", anew);
    root.style.fontSize = "";
  };
}
