/** What a line to a table goes over: a socket of the server, or the worker of this page. */

import { sited } from "../app/base";
import { isHere } from "../app/here";
import { house } from "../page/house";
import type { Wire } from "../page/wire";

export type Socket = WebSocket | Wire;

export function socketTo(table: string): Socket {
  if (isHere(table)) return house.connect();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${sited("/api/socket")}`);
}
