/** Which tables live in this page and not at a server: their names say so. */

/** A dot never occurs in names that a server gives. */
export const HERE = "here.";

export const isHere = (table: string): boolean => table.startsWith(HERE);
