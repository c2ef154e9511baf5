/** How this device calls the person when it is their turn: by notifications of the page, and by messages without it. */

import type { Message } from "../protocol";
import { Refusal } from "../server/api";
import * as push from "./push";
import { settings } from "./settings.svelte";
import { keep, recall } from "./storage";

const DECLINED = "katta.declined";
const MOST_DECLINED = 50;

/** With so many seconds for a move people come and go. */
export const BY_TURNS_SECONDS = 3600;

/** Whether this browser has notifications; only pages that came safely may show some. */
export function isNotifiable(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

class Calls {
  /** Whether the person has allowed notifications, or refused them for good. */
  permission = $state<NotificationPermission>(isNotifiable() ? Notification.permission : "denied");
  /** Whether this device is told of turns at the table that is open, even when it is not. */
  isTold = $state(false);
  isBusy = $state(false);
  problem = $state.raw<Message | null>(null);
  /** Tables where the person wants to hear nothing of this. */
  declined = $state.raw<readonly string[]>(listed());

  /** Find out how it stands at a table. */
  async look(table: string, secrets: readonly string[]): Promise<void> {
    this.isTold = false;
    this.problem = null;
    this.isTold = await push.isTold(table, secrets).catch(() => false);
  }

  /** Have the page notify the person; whether they allow it. */
  async notify(): Promise<boolean> {
    this.permission = await Notification.requestPermission();
    settings.notices = this.permission === "granted" ? "on" : "off";
    settings.keep();
    this.problem = this.permission === "denied" ? { id: "attention-denied", arguments: {} } : null;
    return this.permission === "granted";
  }

  /** Have this device told even when no page is open. */
  async start(table: string, secrets: readonly string[]): Promise<void> {
    await this.#attempt(async () => {
      if (await this.notify()) {
        await push.start(table, secrets, settings.language);
        this.isTold = true;
      }
    });
  }

  async end(table: string, secrets: readonly string[]): Promise<void> {
    await this.#attempt(async () => {
      await push.end(table, secrets);
      this.isTold = false;
    });
  }

  /** The person wants to hear nothing of this at a table. */
  decline(table: string): void {
    this.problem = null;
    this.declined = [table, ...this.declined].slice(0, MOST_DECLINED);
    keep(DECLINED, this.declined);
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof Refusal ? error.says : { id: "attention-failed", arguments: {} };
    }
    this.isBusy = false;
  }
}

function listed(): readonly string[] {
  const found = recall(DECLINED);
  return Array.isArray(found) ? (found as string[]) : [];
}

export const calls = new Calls();
