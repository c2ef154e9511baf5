/** The part of a table's address behind `#`, which never reaches a server log: secrets of seats, or an invitation. */

export interface TableLink {
  secrets: string[];
  invite: string | null;
}

const INVITE = "invite=";

export function parseLink(hash: string): TableLink {
  if (hash.startsWith(INVITE)) return { secrets: [], invite: hash.slice(INVITE.length) };
  return { secrets: hash.split(",").filter(Boolean), invite: null };
}

/** The address to send to a friend. */
export function invitation(table: string, invite: string): string {
  return `${location.origin}/table/${table}#${INVITE}${invite}`;
}
