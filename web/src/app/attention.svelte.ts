/** Calls the person back when it is their turn: title and icon of the tab, a sound, a notification. */

import { onDestroy, untrack } from "svelte";
import type { LiveTable } from "../table/live.svelte";
import { chime } from "../table/sound";
import { say } from "../texts/texts.svelte";
import { sited } from "./base";
import { isNotifiable } from "./calls.svelte";
import { settings } from "./settings.svelte";

const NAME = "Katta";
const ICON = sited("/favicon.svg");
const TURN_ICON = sited("/favicon-turn.svg");

/** Look after the seats of this page as long as it is open; called while a component is made. */
export function attend(seats: readonly LiveTable[]): void {
  let was: boolean | undefined;
  let shown: Notification | undefined;
  const acting = $derived(seats.find((seat) => seat.isMyTurn));
  const game = $derived(seats.find((seat) => seat.info)?.info?.game);

  $effect(() => {
    document.title = game
      ? say(acting ? "attention-title-turn" : "attention-title", { game: say(`${game}-name`) })
      : NAME;
    setIcon(acting ? TURN_ICON : ICON);
  });

  // What stood so when the page was opened needs no call; what is still being shown is not to be foretold.
  $effect(() => {
    const is = acting !== undefined && acting.isUpToDate;
    if (!game) return;
    if (is && was === false) untrack(() => isOwnDoing(acting!, seats) || call(acting!));
    if (!is) withdraw(shown);
    was = is;
  });

  function call(seat: LiveTable): void {
    if (document.hidden || hasCompany(seats)) chime();
    if (document.hidden) shown = notification(seat);
  }

  const greet = () => document.hidden || withdraw(shown);
  document.addEventListener("visibilitychange", greet);
  onDestroy(() => {
    document.removeEventListener("visibilitychange", greet);
    withdraw(shown);
    document.title = NAME;
    setIcon(ICON);
  });
}

/** Whether people of other devices sit at the table. */
export function hasCompany(seats: readonly LiveTable[]): boolean {
  return seats[0]?.info?.seats.some((seat) => seat.kind === "person" && !isMine(seat.seat, seats)) ?? false;
}

/** Whether what happened last was done here: whoever is asked on in the own turn needs no call. */
function isOwnDoing(acting: LiveTable, seats: readonly LiveTable[]): boolean {
  const actors = acting.latest.map((step) => step.actor).filter((actor) => actor >= 0);
  return actors.length > 0 && actors.every((actor) => isMine(actor, seats));
}

function isMine(seat: number, seats: readonly LiveTable[]): boolean {
  return seats.some((one) => one.seat === seat);
}

function setIcon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== path) link.setAttribute("href", path);
}

/** Shown by the browser over everything else. It says whose turn it is at which game, and nothing of the game. */
function notification(seat: LiveTable): Notification | undefined {
  if (!isNotifiable() || settings.notices !== "on" || Notification.permission !== "granted") return undefined;
  const { game, table } = seat.info!;
  const title = say("attention-push-title", { game: say(`${game}-name`) });
  const options = {
    body: say("attention-push-body", { name: seat.names[seat.seat ?? 0] ?? "" }),
    tag: `katta-${table}`,
    icon: sited("/icon.png"),
    data: { table },
  };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch {
    // Browsers of phones leave it to the service worker, if there is one.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options));
    return undefined;
  }
}

/** Take a notification back; the browser forgets to, while it is still putting it up. */
function withdraw(shown: Notification | undefined): void {
  if (!shown) return;
  shown.onshow = () => shown.close();
  shown.close();
}
