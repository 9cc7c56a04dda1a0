/** Daily practice: `latihan` on the wire. */

/** Questions of a day. */
export const DRILL_ITEMS = 12

export const SITTING_NOW = 'Latihan dapat dilanjutkan setelah simulasi selesai.'
