/** Daily practice: `latihan` on the wire. */

/** Questions of a day. */
export const DRILL_ITEMS = 12
