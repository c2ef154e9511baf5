/** The few colours of the drawings. The hotter a Cactus, the later its day: blue dawn at 1, crimson dusk at 13. */

export const INK = "#33162a";
export const CREAM = "#fff3d9";
export const SUN = "#ffcb3d";
export const LEAF = { shade: "#14553f", mid: "#23835a", light: "#5fb870", spine: "#fff0c2" };
export const FRUIT = { shade: "#8d0f45", mid: "#e3245f", light: "#ff8fa0" };
export const FUR = { dark: "#2b1c2b", grey: "#8b8496", pale: "#b9b2bf", eye: "#ff9a1f" };
/** The specials come by night, each under a moon of its own. */
export const NIGHT = { deep: "#1d1b4d", mid: "#2f2e78", sand: "#15133a", moon: "#ffdf87" };
export const VIOLET = { deep: "#3c1459", mid: "#5a2380", sand: "#2a0d40", moon: "#ffb27f" };
export const BLOOD = { deep: "#5c102f", mid: "#8c1c39", sand: "#2a0819", moon: "#ff6b35" };

/** The colours of the seven hours of a day between which each value has its own. */
const HOURS = {
  sky: ["#a9cdf0", "#f3c6bf", "#fbdb80", "#fbb23d", "#f4853a", "#e0492f", "#a91f52"],
  far: ["#b79bb8", "#d99d8b", "#ebae62", "#e58a3c", "#cf6233", "#ab3437", "#6f1950"],
  near: ["#e3bfa4", "#ecbb8c", "#f3c473", "#f0a651", "#e68340", "#c94a36", "#8f2452"],
};

export interface Hour {
  sky: string;
  halo: string;
  glow: string;
  far: string;
  near: string;
  front: string;
}

/** The colours of a Cactus of a value. */
export function hour(value: number): Hour {
  const [sky, far, near] = [HOURS.sky, HOURS.far, HOURS.near].map((colours) => between(colours, (value - 1) / 12)) as [
    string,
    string,
    string,
  ];
  const pale = (colour: string, part: number): string => mixed(colour, "#fff6d8", part);
  return { sky, far, near, halo: pale(sky, 0.2), glow: pale(sky, 0.42), front: pale(near, 0.22) };
}

function between(colours: readonly string[], part: number): string {
  const place = Math.min(Math.max(part, 0), 1) * (colours.length - 1);
  const first = Math.min(Math.floor(place), colours.length - 2);
  return mixed(colours[first]!, colours[first + 1]!, place - first);
}

function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part));
  return `#${mix.map((level) => level.toString(16).padStart(2, "0")).join("")}`;
}
