/** How this page looks from other devices: whoever opened it by an address of this machine alone has to give out another. */

import { offer } from "../server/api";
import { isOnlyHere, movedTo } from "./reach";

class Outside {
  /** Whether the address of this page leads every device to itself. */
  readonly isStuckHere = isOnlyHere(location.hostname);
  /** Those that others can open, where they are needed; none: not asked yet. */
  addresses = $state.raw<readonly string[] | null>(null);

  /** Find out, if that matters here. */
  async look(): Promise<void> {
    if (!this.isStuckHere || this.addresses) return;
    try {
      this.addresses = (await offer()).addresses;
    } catch {
      // The link is shown as it is; the page says elsewhere that the server cannot be reached.
    }
  }

  /** A link as others can open it, as far as that is known. */
  link(own: string): string {
    return this.addresses?.[0] ? movedTo(this.addresses[0], own) : own;
  }
}

export const outside = new Outside();
