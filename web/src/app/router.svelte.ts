/** Where the person is in the client: the path of the page, what is asked of it, and the secret part behind `#`. */

import { placeOf } from "./base";

class Router {
  path = $state("/");
  query = $state("");
  hash = $state("");

  constructor() {
    this.#look();
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  /** Go to another page of the client. */
  go(address: string): void {
    history.pushState(history.state, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a step that "back" would undo. */
  rename(address: string): void {
    history.replaceState(history.state, "", address);
    this.#look();
  }

  #look(): void {
    Object.assign(this, placeOf(location));
  }
}

export const router = new Router();

/** For links within the client: a plain click stays in the page, everything else is the browser's. */
export function within(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  router.go(event.currentTarget.href);
}
