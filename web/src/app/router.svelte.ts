/** Where the person is in the client: the path of the address, what it asks for, and the secret part behind `#`. */

import { stripped } from "./base";

class Router {
  path = $state(stripped(location.pathname));
  query = $state(location.search);
  hash = $state(location.hash.slice(1));

  constructor() {
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
    this.path = stripped(location.pathname);
    this.query = location.search;
    this.hash = location.hash.slice(1);
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
